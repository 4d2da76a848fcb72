import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';
import { fillContactForm, expectSent, send } from '../support/request-forms.ts';

// What each of these prevents differs: the offline download, the service worker, or saving anything at all.
const quotas = [500_000, 1_000_000, 2_000_000, 5_000_000];

test.use({
  serviceWorkers: 'allow',
  expectedMessages: [/Failed to load resource|ERR_|QuotaExceeded|error occurred when fetching the script/],
});

for (const quota of quotas)
  test(`with ${quota / 1_000_000} MB of storage, everything works or says in words why not`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    // The quota is that of the open page's origin. This one loads nothing else.
    await page.goto('/robots.txt');
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: quota });
    await browse(page);
    await addTwice(page);
    await savePdfs(page);
    await sendOffline(page);
    await page.goto('/cart');
    await expect(page.getByRole('spinbutton', { name: /^Quantity/ }).first()).toHaveValue('2');
  });

/** Gives the worker and the offline download time to fill the storage. */
async function browse(page: Page) {
  for (const path of ['/', '/products', '/categories/pressure', '/part-wizard', '/my-datasheets']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const state = page.getByRole('contentinfo').getByText(/Ready for offline|not fully saved|Saving|storage/i);
  // The download waits a minute for a worker, which may not be installable.
  await expect(state.first()).toBeVisible({ timeout: 80_000 });
}

async function addTwice(page: Page) {
  await page.goto('/products/apt-210-010');
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
  for (const quantity of [1, 2]) {
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: `${quantity} in your cart` })).toBeVisible();
  }
}

/** A client-side navigation keeps what could not be stored. */
async function savePdfs(page: Page) {
  await page.getByRole('button', { name: /^Save \d+ documents, \d+ kB$/ }).click();
  const saved = page.getByRole('link', { name: /\d documents saved offline$/ }).first();
  const full = page.getByRole('link', { name: /^Storage full at/ }).first();
  await expect(saved.or(full).first()).toBeVisible({ timeout: 60_000 });
  if (await saved.isVisible()) return;
  await full.click();
  await expect(page.getByText('Not enough storage on this device')).toBeVisible();
}

async function sendOffline(page: Page) {
  await fillContactForm(page, 'With little storage');
  await page.context().setOffline(true);
  await send(page);
  const savedInOutbox = page.getByText('Saved in the Outbox', { exact: true });
  const failed = page.getByText('Your request could not be saved or sent');
  await expect(savedInOutbox.or(failed)).toBeVisible({ timeout: 20_000 });
  const hasFailed = await failed.isVisible();
  if (hasFailed) await expect(page.getByLabel('Message', { exact: true })).toHaveValue('With little storage');
  await page.context().setOffline(false);
  if (hasFailed) await send(page);
  await expectSent(page);
}
