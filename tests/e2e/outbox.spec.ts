import { onlyProved } from '../../scripts/proofs/list.mjs';
import type { Page, Route } from 'playwright/test';
import { everythingStored } from '../support/everything-stored.ts';
import { expect, test } from '../support/journey.ts';
import {
  cutConnection,
  fillContactForm,
  expectSent,
  expectInOutbox,
  send,
} from '../support/request-forms.ts';

test.use({ expectedMessages: [/Failed to load resource/] });

const forms = '**/api/contact-forms';

test('a form the server could not accept is stored, and arrives when it can', async ({ page }) => {
  await page.route(forms, (route) => reject(route, 500, { name: 'InternalServerError' }));
  await fillContactForm(page, 'While the server is ill');
  await send(page);
  await expectInOutbox(page);
  await expect(page.getByText('The server is busy.')).toBeVisible();
  await page.unroute(forms);
  await page.getByRole('link', { name: 'View Outbox', exact: true }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Your outbox is empty')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/C-\d{4}-\d{6}/)).toBeVisible();
});

test('without Background Sync, an open page sends within five seconds after the connection returns', async ({
  page,
}) => {
  await fillContactForm(page, 'In a browser without background sync');
  await cutConnection(page);
  await send(page);
  await expectInOutbox(page);
  await page.context().setOffline(false);
  await expect(page.getByText('Thank you. We have received your request.')).toBeVisible({ timeout: 5000 });
});

test('a form the server rejects shows the field, is edited and sent', async ({ page }) => {
  const errors = [{ path: ['message'], message: 'DN 25 (PN 16)?', name: 'ValidationError' }];
  await page.route(forms, (route) => reject(route, 422, { name: 'ValidationError', details: { errors } }), {
    times: 1,
  });
  await fillContactForm(page, 'Which one?');
  await send(page);
  await expect(page.getByText('Your request was not accepted')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Edit and resend' }).click();
  await expect(page.getByText('DN 25 (PN 16)?')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Which one?');
  await page.getByLabel('Message', { exact: true }).fill('Which one for steam?');
  await send(page);
  await expectSent(page);
  await page.goto('/outbox');
  await expect(page.getByRole('listitem').filter({ hasText: 'Which one' })).toHaveCount(1);
});

test("a form is never sent in another person's name", async ({ page }) => {
  const sentAs: (string | undefined)[] = [];
  await page.route('**/api/auth/token/verify', (route) => route.fulfill({ json: { data: { valid: true } } }));
  await page.route(forms, async (route) => {
    sentAs.push(route.request().headers().authorization);
    await reject(route, 503, { name: 'ServiceUnavailableError' });
  });
  await signIn(page, 1, 'token-of-ada');
  await fillContactForm(page, 'Written by Ada');
  await send(page);
  await expectInOutbox(page);
  expect(sentAs).toEqual(['Bearer token-of-ada']);

  await signIn(page, 2, 'token-of-ben');
  await page.goto('/outbox');
  await expect(page.getByText('1 item from another person')).toBeVisible();
  await expect(page.getByText('Written by Ada')).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('auth'));
  await page.goto('/outbox');
  await expect(page.getByText('1 item from another person')).toBeVisible();
  await page.waitForTimeout(7000);
  expect(sentAs).toEqual(['Bearer token-of-ada']);

  await page.unroute(forms);
  await page.route(forms, async (route) => {
    sentAs.push(route.request().headers().authorization);
    await route.fulfill({ status: 201, json: { data: { reference: 'C-2026-000777' } } });
  });
  await signIn(page, 1, 'new-token-of-ada');
  await page.goto('/outbox');
  await expect(page.getByText('C-2026-000777')).toBeVisible({ timeout: 15_000 });
  expect(sentAs).toEqual(['Bearer token-of-ada', 'Bearer new-token-of-ada']);
});

test('errors are shown at their fields, and the first of them has the focus', async ({ page }) => {
  await page.goto('/request-quote?product=apt-210-010');
  const quantity = page.getByLabel('Quantity');
  await quantity.fill('0');
  await send(page);
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveAccessibleDescription('Enter 1 or more.');
  await expect(page.getByText('Enter your name.')).toBeVisible();
});

test('a full disk loses no input: the form is sent immediately', { tag: onlyProved }, async ({ page }) => {
  await page.addInitScript(() => {
    // Like every browser: the write fails with this error.
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  await fillContactForm(page, 'On a full disk');
  await cutConnection(page);
  await send(page);
  await expect(page.getByText('Your request could not be saved or sent')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('On a full disk');
  await page.context().setOffline(false);
  await send(page);
  await expectSent(page);
});

function reject(route: Route, status: number, error: object) {
  return route.fulfill({
    status,
    json: { data: null, error: { status, message: 'Rejected.', details: {}, ...error } },
  });
}

async function signIn(page: Page, id: number, jwt: string) {
  if (page.url() === 'about:blank') await page.goto('/');
  const session = JSON.stringify({ jwt, user: { id, email: `${id}@example.com` } });
  await page.evaluate((text) => localStorage.setItem('auth', text), session);
  await page.goto('/');
  const isForWorker = ([place, text]: [string, string]) =>
    place.startsWith('IndexedDB') && text.includes(jwt);
  await expect.poll(async () => Object.entries(await everythingStored(page)).some(isForWorker)).toBe(true);
}
