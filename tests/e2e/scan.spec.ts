import { onlyProved } from '../../scripts/proofs/list.mjs';
import { faults } from '../support/accessibility.ts';
import { withCamera } from '../support/camera.ts';
import { databaseInLanguage } from '../support/in-language/current-language.ts';
import { expect, test } from '../support/journey.ts';
import { firstProduct } from '../support/public-pages.ts';

test.describe('the camera', () => {
  test('opens the product of a nameplate, with a barcode reader from this site', async ({
    request,
    baseURL,
  }) => {
    const { partNumber, url } = await firstProduct(request);
    const code = `https://formerly.example/p/${partNumber.toLowerCase()}`;
    const messages = await withCamera({ code, context: { baseURL } }, async (page) => {
      const origins = new Set<string>();
      page.on('request', (sent) => origins.add(new URL(sent.url()).origin));
      await page.goto('/scan');
      await expect(page).toHaveURL(`/products/${url}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([...origins]).toEqual([baseURL]);
    });
    expect(messages).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `shows the content of another code and opens nothing, ${colorScheme}`,
      { tag: colorScheme === 'light' ? [] : onlyProved },
      async ({ baseURL }) => {
        const code = 'https://elsewhere.example/pump-7';
        const messages = await withCamera({ code, context: { baseURL, colorScheme } }, async (page) => {
          await page.goto('/scan');
          await expect(page.getByText('This code is not from one of our nameplates')).toBeVisible();
          await expect(page.getByText(code)).toBeVisible();
          await expect(page).toHaveURL('/scan');
          await expect(page.getByRole('link', { name: 'Open elsewhere.example' })).toHaveAttribute(
            'href',
            code,
          );
          expect(await faults(page)).toEqual([]);
          await page.getByRole('button', { name: 'Scan another code' }).click();
          await expect(page.getByText(code)).toBeVisible();
        });
        expect(messages).toEqual([]);
      },
    );

  test('explains when access is denied, and offers other ways', async ({ baseURL, request }) => {
    const { partNumber, url } = await firstProduct(request);
    const messages = await withCamera({ code: null, context: { baseURL } }, async (page) => {
      await page.goto('/scan', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Start camera' }).click();
      await expect(page.getByText('Camera access is blocked')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.getByLabel('As shown on the nameplate').fill(partNumber.replaceAll('-', ' ').toLowerCase());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/products/${url}`);
    });
    expect(messages).toEqual([]);
  });
});

test('the code on a product page can be read from a picture of it', async ({ page, request }) => {
  const { partNumber, url, name } = await firstProduct(request);
  await page.goto(`/products/${url}`);
  const code = page.getByRole('img', { name: `/p/${partNumber}` });
  await code.scrollIntoViewIfNeeded();
  const picture = await code.screenshot();
  await page.goto('/scan');
  await page
    .getByLabel('A photo or screenshot')
    .setInputFiles({ name: 'nameplate.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(`/products/${url}`);
});

test('a picture without a code is reported', { tag: onlyProved }, async ({ page }) => {
  await page.goto('/scan');
  const picture = await page.screenshot();
  const chosen = { name: 'page.png', mimeType: 'image/png', buffer: picture };
  await page.getByLabel('A photo or screenshot').setInputFiles(chosen);
  await expect(page.getByText('No readable code in this image')).toBeVisible();
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await page.getByLabel('A photo or screenshot').setInputFiles(text);
  await expect(page.getByText('This image could not be read')).toBeVisible();
});

test(
  'the label of a product is printed on its own, and its code saved as SVG',
  { tag: onlyProved },
  async ({ page, request }) => {
    const { partNumber, url } = await firstProduct(request);
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await page.goto(`/products/${url}`);
    await page.getByRole('button', { name: 'Print nameplate label' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('main')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    expect(await faults(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download code as SVG' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${partNumber}-code.svg`);
  },
);

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedMessages: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('a code can be read and its short URL opened', async ({ page, request, context }) => {
    const { partNumber, url, name } = await firstProduct(request);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/scan', { waitUntil: 'networkidle' });
    await page.goto(`/products/${url}`, { waitUntil: 'networkidle' });
    const code = page.getByRole('img', { name: `/p/${partNumber}` });
    await code.scrollIntoViewIfNeeded();
    const picture = { name: 'code.png', mimeType: 'image/png', buffer: await code.screenshot() };
    // The barcode reader stays on the device after its first use.
    await page.goto('/scan', { waitUntil: 'networkidle' });
    await page.getByLabel('A photo or screenshot').setInputFiles(picture);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const needed = ['public-["part-numbers"]', `public-["product","${url}"]`];
    await expect
      .poll(() => page.evaluate(storedResponses, databaseInLanguage('fieldshop-answers')))
      .toEqual(expect.arrayContaining(needed));

    await context.setOffline(true);
    await page.goto('/scan');
    await page.getByLabel('A photo or screenshot').setInputFiles(picture);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(`/p/${partNumber.replaceAll('-', '%20').toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(`/p/${partNumber}9`);
    await expect(page.getByRole('link', { name: partNumber, exact: true })).toBeVisible();
  });
});

/** Runs in the page: the keys of everything stored on the device. */
async function storedResponses(name: string) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('It cannot be opened')));
  });
  const reading = database.transaction('answers').objectStore('answers').getAllKeys();
  return new Promise<IDBValidKey[]>((resolve) => {
    reading.addEventListener('success', () => {
      database.close();
      resolve(reading.result);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a part number from a nameplate is searched for, and the camera is not offered', async ({ page }) => {
    await page.goto('/scan');
    // Playwright ignores the text in noscript elements, unless it asks the browser what is visible.
    await expect(page.getByRole('main')).toContainText('Scanning needs JavaScript', { useInnerText: true });
    await expect(page.getByRole('button', { name: 'Start camera' })).toBeHidden();
    await expect(page.getByText('Upload a photo')).toBeHidden();
    await page.getByLabel('As shown on the nameplate').fill('APT210-010-G14-M12');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL('/search?q=APT210-010-G14-M12');
    await expect(page.getByRole('link', { name: 'APT210-010' }).first()).toBeVisible();
  });
});
