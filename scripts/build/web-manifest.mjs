// @ts-check

// Screenshots and shortcut icons are made by scripts/screenshots/take.mjs.
/** @param {string} name */
const iconOf = (name) => [{ src: `/icons/shortcut-${name}.png`, sizes: '192x192', type: 'image/png' }];

/**
 * @param {string} file
 * @param {string} label
 */
const narrow = (file, label) => ({
  src: `/screenshots/narrow-${file}.webp`,
  sizes: '1080x1920',
  type: 'image/webp',
  form_factor: /** @type {const} */ ('narrow'),
  label,
});

/**
 * @param {string} file
 * @param {string} label
 */
const wide = (file, label) => ({
  src: `/screenshots/wide-${file}.webp`,
  sizes: '1920x1080',
  type: 'image/webp',
  form_factor: /** @type {const} */ ('wide'),
  label,
});

/**
 * The web app manifest: https://www.w3.org/TR/appmanifest/
 * @type {Partial<import('vite-plugin-pwa').ManifestOptions>}
 */
export const manifest = {
  id: '/',
  name: 'Aldermere Instruments',
  short_name: 'Aldermere',
  description: 'Sensors and instruments: catalogue, datasheets and contacts, with or without a connection.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  theme_color: '#ffffff',
  background_color: '#ffffff',
  categories: ['business', 'productivity', 'shopping'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    narrow('home', 'Instruments for pressure, level, flow and more'),
    narrow('category', 'Products of a category, narrowed by what you need'),
    narrow('product', 'A product with its key figures and documents'),
    wide('home', 'Instruments for pressure, level, flow and more'),
    wide('category', 'Products of a category, narrowed by what you need'),
    wide('product', 'A product with its key figures and documents'),
  ],
  // Phones show only the first three or four, so those needed most away from a desk come first.
  shortcuts: [
    { name: 'Search', url: '/search', icons: iconOf('search') },
    { name: 'My datasheets', url: '/my-datasheets', icons: iconOf('my-datasheets') },
    { name: 'Scan a nameplate', short_name: 'Scan', url: '/scan', icons: iconOf('scan') },
    { name: 'Part wizard', url: '/part-wizard', icons: iconOf('part-wizard') },
    { name: 'Cart', url: '/cart', icons: iconOf('cart') },
    { name: 'Contacts', url: '/contacts', icons: iconOf('contacts') },
  ],
  share_target: {
    action: '/share',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
};
