// @ts-check

/** @typedef {import('./response-to-input.mjs').Action} Action */
/** @typedef {{ path: string, steps: { what: string, action: Action }[] }} Visit */

const SCROLLED_AFTER_MS = 300;

/**
 * Taps at the position of an element. `locator.tap` would check within the events what they hit, which counts as time of the
 * page.
 * @type {(role: 'button' | 'link' | 'checkbox' | 'radio', name: RegExp, nth?: number) => Action}
 */
const tap =
  (role, name, nth = 0) =>
  async (page) => {
    const target = page.getByRole(role, { name }).filter({ visible: true }).nth(nth);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SCROLLED_AFTER_MS);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${page.url()} shows no ${role} ${name}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
/** @type {(key: string) => Action} */
const press = (key) => (page) => page.keyboard.press(key);

/** @param {string} what @param {string} text @returns {{ what: string, action: Action }[]} */
const typed = (what, text) => [...text].map((letter) => ({ what, action: press(letter) }));

/**
 * What visitors of a phone do on a page, one after the other.
 * @param {string} datasheet the path of a PDF in the viewer
 * @returns {Visit[]}
 */
export const visitsOf = (datasheet) => [
  {
    path: '/categories/pressure',
    steps: [
      { what: 'filters', action: tap('button', /^Filters/) },
      { what: 'filters', action: tap('checkbox', /^In stock/) },
      { what: 'filters', action: tap('checkbox', /^4 … 20 mA/) },
      { what: 'filters', action: tap('checkbox', /^In stock/) },
      { what: 'filters', action: tap('button', /^Show \d+ products?/) },
      { what: 'filters', action: tap('link', /^Clear all filters/) },
      { what: 'table', action: tap('link', /^Families/) },
      { what: 'table', action: tap('link', /^Table/) },
      { what: 'compare', action: tap('checkbox', /^Compare /, 0) },
      { what: 'compare', action: tap('checkbox', /^Compare /, 1) },
    ],
  },
  {
    path: '/part-wizard?family=apt-210',
    steps: [
      { what: 'part wizard', action: tap('radio', /^0 … 10 bar/) },
      { what: 'part wizard', action: tap('radio', /^G 1\/2/) },
      { what: 'part wizard', action: tap('radio', /^4 … 20 mA/) },
      { what: 'part wizard', action: tap('radio', /^0 … 16 bar/) },
    ],
  },
  {
    path: '/products/apt-210-010',
    steps: [
      { what: 'cart', action: tap('button', /^Increase quantity/) },
      { what: 'cart', action: tap('button', /^Add to cart/) },
      { what: 'cart', action: tap('link', /^Cart \d/) },
      { what: 'cart', action: tap('button', /^Increase quantity/) },
      { what: 'cart', action: tap('button', /^Remove/) },
      { what: 'cart', action: tap('button', /^Undo/) },
    ],
  },
  { path: '/search', steps: typed('search', 'pressure 10 bar') },
  {
    path: datasheet,
    steps: [
      { what: 'PDF viewer', action: tap('button', /^Next page/) },
      { what: 'PDF viewer', action: tap('button', /^Previous page/) },
      { what: 'PDF viewer', action: tap('button', /^Zoom in/) },
      { what: 'PDF viewer', action: tap('button', /^Zoom out/) },
    ],
  },
];
