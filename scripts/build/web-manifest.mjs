// @ts-check

/**
 * What an installed site is called and looks like: https://www.w3.org/TR/appmanifest/
 * @type {Partial<import('vite-plugin-pwa').ManifestOptions>}
 */
export const manifest = {
  id: '/',
  name: 'Aldermere Instruments',
  short_name: 'Aldermere',
  description: 'Sensors and instruments: catalogue, data and contacts, with or without a connection.',
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
  shortcuts: [
    { name: 'Products', url: '/products' },
    { name: 'Contacts', url: '/contacts' },
    { name: 'News', url: '/news' },
  ],
};
