// @ts-check
// Takes the screenshots and draws the shortcut icons of the web manifest, in public/. Run `npm run build` and
// `node scripts/screenshots/take.mjs` when the design has changed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { root } from '../setup/folders.mjs';
import { stopOnSignal } from '../terminal/children.mjs';

const screens = [
  { name: 'home', path: '/', scrolled: 0 },
  { name: 'category', path: '/categories/pressure?pressure-type=Gauge', scrolled: 345 },
  { name: 'product', path: '/products/apt-210-010', scrolled: 240 },
];
const shapes = [
  { name: 'narrow', viewport: { width: 432, height: 768 }, deviceScaleFactor: 2.5, isMobile: true },
  { name: 'wide', viewport: { width: 1440, height: 810 }, deviceScaleFactor: 4 / 3, isMobile: false },
];
const shortcuts = [
  { name: 'search', icon: 'search' },
  { name: 'part-wizard', icon: 'list-checks' },
  { name: 'my-datasheets', icon: 'file-text' },
  { name: 'scan', icon: 'scan-line' },
  { name: 'cart', icon: 'shopping-cart' },
  { name: 'contacts', icon: 'phone' },
];
const publicFolder = path.join(root, 'public');

stopOnSignal();
const backend = await startTestBackend();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
await mkdir(path.join(publicFolder, 'screenshots'), { recursive: true });
for (const shape of shapes) for (const screen of screens) await takeScreen(shape, screen);
for (const shortcut of shortcuts) await drawShortcut(shortcut);
await browser.close();
await backend.stop();

/**
 * @param {typeof shapes[number]} shape
 * @param {typeof screens[number]} screen
 */
async function takeScreen({ name: shape, ...device }, { name, path: address, scrolled }) {
  const page = await browser.newPage({ ...device, baseURL: backend.origin, locale: 'en-GB' });
  await page.goto(address, { waitUntil: 'networkidle' });
  // The script of a page for reading starts with the first input.
  await page.mouse.move(10, 10);
  await page.evaluate(
    (distance) => {
      document.documentElement.style.setProperty('scrollbar-width', 'none');
      // Removes the site banner, whose text changes.
      const above = document.querySelector('header')?.previousElementSibling;
      if (above?.tagName !== 'A') above?.remove();
      window.scrollTo(0, distance);
    },
    device.isMobile ? scrolled : 0,
  );
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  const file = path.join(publicFolder, 'screenshots', `${shape}-${name}.webp`);
  await writeFile(file, await asWebp(picture));
  await page.close();
}

/**
 * Converts with the browser, because Playwright writes only PNG and JPEG.
 * @param {Buffer} picture
 */
async function asWebp(picture) {
  const page = await browser.newPage();
  const bytes = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      return Array.from(new Uint8Array(await webp.arrayBuffer()));
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(bytes);
}

/** @param {typeof shortcuts[number]} shortcut */
async function drawShortcut({ name, icon }) {
  const svg = await readFile(path.join(root, 'node_modules/lucide-static/icons', `${icon}.svg`), 'utf8');
  const page = await browser.newPage({ viewport: { width: 192, height: 192 } });
  await page.setContent(`<style>
    body { display: grid; width: 192px; height: 192px; margin: 0; place-items: center; background: #14171a; }
    svg { width: 104px; height: 104px; color: #fff; stroke-width: 1.75; }
  </style>${svg}`);
  await page.screenshot({ path: path.join(publicFolder, 'icons', `shortcut-${name}.png`) });
  await page.close();
}
