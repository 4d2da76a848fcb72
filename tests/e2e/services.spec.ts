import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page, Route } from 'playwright/test';
import { startTestBackend, type TestBackend } from '../support/backend.mjs';
import { expect, moveMouse, test } from '../support/journey.ts';
import {
  cutConnection,
  fillContactForm,
  expectSent,
  expectInOutbox,
  send,
} from '../support/request-forms.ts';

/** The requests to verify a token. */
const verified: URLSearchParams[] = [];

const services = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    if (request.url === '/verify') verified.push(new URLSearchParams(body));
    response.end(JSON.stringify({ success: true, score: 0.9 }));
  });
});

let backend: TestBackend;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const { port } = services.address() as AddressInfo;
  const environment = {
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET_KEY: 'secret-key',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/verify`,
  };
  backend = await startTestBackend({ environment });
});
test.beforeEach(() => {
  verified.length = 0;
});
test.afterAll(async () => {
  await backend.stop();
  services.close();
});

const script = `window.grecaptcha = {
  ready: (then) => then(),
  execute: (key, { action }) => Promise.resolve(['token', key, action].join(' ')),
}`;
const withScript = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: script });

test('a form sent online carries a reCAPTCHA token, which the backend has verified', async ({ browser }) => {
  const { page, challenges } = await aPage(browser, withScript);
  await fillContactForm(page, 'Sent with a token');
  await send(page);
  await expectSent(page);
  expect(verified.map((sent) => [sent.get('secret'), sent.get('response')])).toEqual([
    ['secret-key', 'token site-key contact'],
  ]);
  expect(challenges).toEqual([]);
  await page.context().close();
});

test('a form that was pending in the outbox is sent with proof of work', async ({ browser }) => {
  const { page, challenges } = await aPage(browser, withScript);
  await fillContactForm(page, 'Written without a connection');
  await cutConnection(page);
  await send(page);
  await expectInOutbox(page);
  await page.context().setOffline(false);
  await expectSent(page);
  // The attempt without a connection requested one too.
  expect(challenges.length).toBeGreaterThan(0);
  expect(verified).toEqual([]);
  await page.context().close();
});

for (const [what, respond, warning] of [
  ['cannot be loaded', (route: Route) => route.abort(), 'the script failed to load'],
  ['is empty', (route: Route) => route.fulfill({ body: '' }), 'the script is unavailable'],
] as const)
  test(`if the reCAPTCHA script ${what}, the page logs a warning and the form arrives`, async ({
    browser,
  }) => {
    const { page, warnings } = await aPage(browser, respond);
    await fillContactForm(page, `The script ${what}`);
    await expect.poll(() => warnings).toEqual([`reCAPTCHA: ${warning}`]);
    await send(page);
    await expectSent(page);
    expect(verified).toEqual([]);
    await page.context().close();
  });

test('without keys, the page logs a warning', async ({ page }) => {
  const warnings = warningsOf(page);
  await fillContactForm(page, 'Without keys');
  await expect.poll(() => warnings).toEqual(['reCAPTCHA: the site key is missing']);
});

async function aPage(browser: Browser, respond: (route: Route) => Promise<void>) {
  const context = moveMouse(await browser.newContext({ baseURL: backend.origin, serviceWorkers: 'block' }));
  await context.route('https://www.google.com/recaptcha/api.js**', respond);
  const page = await context.newPage();
  const challenges: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/recaptcha/challenge') && challenges.push(request.url()),
  );
  return { page, challenges, warnings: warningsOf(page) };
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.text().startsWith('reCAPTCHA') && warnings.push(message.text()));
  return warnings;
}
