import { onlyProved } from '../../scripts/proofs/list.mjs';
import type { Page } from 'playwright/test';
import { faults } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

test.use({
  isMetered: true,
  // Chromium without a graphics card logs the first when it composes the page.
  expectedMessages: [/GPU stall due to ReadPixels|Failed to load resource/],
});
// Without a graphics card, a busy machine needs long for the first picture.
test.slow();
const withoutCard = { timeout: 40_000 };

const product = '/products/apt-210-010';
const viewOf = (page: Page) =>
  page.getByRole('application', { name: /^3D view of Pressure transmitter APT 210/ });
const drawingOf = (page: Page) => page.getByRole('img', { name: /^Dimension drawing of/ });
const open = (page: Page) => page.getByRole('button', { name: 'View in 3D' });

test('the 3D view is opened, rotated, zoomed, reset and closed with the keyboard, and the drawing is printed', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(product);
  await open(page).focus();
  const isViewer = (url: string) => /model-scene|\.glb/.test(url);
  expect(loaded.filter(isViewer)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(viewOf(page)).toBeFocused(withoutCard);
  for (const description of [/arrow keys to rotate/, /Dimension drawing of/, /82 mm/])
    await expect(viewOf(page)).toHaveAccessibleDescription(description);
  await expect(drawingOf(page)).toBeHidden();
  expect(loaded.filter(isViewer)).toHaveLength(2);
  expect(await faults(page)).toEqual([]);

  await expect.poll(() => coloursOf(page), withoutCard).toBeGreaterThan(50);
  const first = await pictureOf(page);
  for (const keys of [['ArrowRight', 'ArrowRight'], ['ArrowDown'], ['+'], ['-', '-']]) {
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => pictureOf(page), keys.join()).not.toBe(first);
    await page.keyboard.press('0');
    await expect.poll(() => pictureOf(page), `0 after ${keys.join()}`).toBe(first);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(drawingOf(page)).toBeVisible();
  await expect(viewOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close 3D view' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await viewOf(page).focus();
  await page.keyboard.press('Escape');
  await expect(open(page)).toBeFocused();
  await expect(drawingOf(page)).toBeVisible();
});

test('the 3D view is rotated by dragging and by its buttons, and closed in full screen; the wheel still scrolls the page', async ({
  page,
}) => {
  await page.goto(product);
  await open(page).click();
  await expect(viewOf(page)).toBeVisible(withoutCard);
  await expect.poll(() => coloursOf(page), withoutCard).toBeGreaterThan(50);
  const first = await pictureOf(page);
  const { x, y, width, height } = (await viewOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => pictureOf(page)).not.toBe(first);
  await page.getByRole('button', { name: 'Reset view' }).click();
  await expect.poll(() => pictureOf(page)).toBe(first);
  await page.getByRole('button', { name: 'Rotate left' }).click();
  await expect.poll(() => pictureOf(page)).not.toBe(first);

  await viewOf(page).hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 200);

  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await page.getByRole('button', { name: 'Close 3D view' }).click();
  await expect(drawingOf(page)).toBeVisible();
  await expect(open(page)).toBeFocused();
});

test('without WebGL, the drawing stays and a sentence says why', async ({ page }) => {
  await page.addInitScript(`HTMLCanvasElement.prototype.getContext = () => null`);
  await page.goto(product);
  await open(page).click();
  await expect(page.getByText('This browser cannot show 3D views')).toBeVisible();
  await expect(drawingOf(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test.describe('if the file cannot be loaded', () => {
  test('a sentence says why, and another attempt shows the model', async ({ page }) => {
    await page.goto(product);
    await page.route('**/*.glb*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await open(page).click();
    await expect(page.getByText('The 3D model is no longer available')).toBeVisible();
    await page.unroute('**/*.glb*');
    await page.route('**/*.glb*', (route) =>
      route.fulfill({ contentType: 'model/gltf-binary', body: 'glTF' }),
    );
    await page.getByRole('button', { name: 'Try 3D view again' }).click();
    await expect(page.getByText('The download was incomplete or damaged')).toBeVisible();
    await expect(drawingOf(page)).toBeVisible();
    await page.unroute('**/*.glb*');
    await page.getByRole('button', { name: 'Try 3D view again' }).click();
    await expect(viewOf(page)).toBeVisible(withoutCard);
  });

  test(
    'the view says so when the browser needs the graphics memory',
    { tag: onlyProved },
    async ({ page }) => {
      await page.goto(product);
      await open(page).click();
      await expect(viewOf(page)).toBeVisible(withoutCard);
      await page.evaluate(() =>
        document
          .querySelector('canvas')
          ?.getContext('webgl2')
          ?.getExtension('WEBGL_lose_context')
          ?.loseContext(),
      );
      await expect(page.getByText('The 3D view was closed')).toBeVisible();
      await expect(drawingOf(page)).toBeVisible();
    },
  );
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', isMetered: true });

  test('the view of a product with saved documents works', async ({ page }) => {
    await page.goto(product);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: /^Save offline: 3D view APT 210/ }).click();
    await expect.poll(() => storedNames(page)).toEqual(expect.arrayContaining(['model-scene', 'glb']));
    await page.context().setOffline(true);
    await page.reload();
    await open(page).click();
    await expect(viewOf(page)).toBeVisible(withoutCard);
    await expect.poll(() => coloursOf(page), withoutCard).toBeGreaterThan(50);
  });

  test('a sentence says that the model is not saved', { tag: onlyProved }, async ({ page }) => {
    await page.goto(product, { waitUntil: 'networkidle' });
    await expect(open(page)).toBeVisible();
    await page.context().setOffline(true);
    await open(page).click();
    await expect(page.getByText('The 3D model is not saved on this device')).toBeVisible();
  });
});

const pictureOf = async (page: Page) =>
  (await viewOf(page).locator('canvas').screenshot()).toString('base64');

/** The number of different colours in the picture. */
const coloursOf = async (page: Page) =>
  page.evaluate(
    async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? {
        data: new Uint8ClampedArray(),
      };
      return new Set(new Uint32Array(data.buffer)).size;
    },
    await pictureOf(page),
  );

/** Which of the two files are stored on the device. */
const storedNames = (page: Page) =>
  page.evaluate(async () => {
    const found = new Set<string>();
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        if (url.includes('/model-scene-')) found.add('model-scene');
        if (url.includes('.glb')) found.add('glb');
      }
    return [...found];
  });
