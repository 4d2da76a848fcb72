import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { administratorToken, asAdministrator } from '../support/administrator.ts';
import { startTestBackend, type TestBackend } from '../support/backend.mjs';
import { aFaultProxy } from '../support/fault-proxy.ts';
import { aDevice } from '../support/killable-browser.ts';
import { launchArguments } from '../support/launch-arguments.ts';
import { seeded } from '../support/seeded.mjs';

// `npm run prove -- chaos` runs more.
const count = Number(process.env.FIELDSHOP_ENTRIES ?? 5);
const kills = Number(process.env.FIELDSHOP_KILLS ?? 1);
const seed = Number(process.env.FIELDSHOP_SEED ?? 5);

/** Includes the proof of work of each, and responses that never come. */
const timeoutMs = 120_000 + count * 3000;

let backend: TestBackend;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  backend = await startTestBackend();
});
test.afterAll(() => backend.stop());

test(`${count} entries arrive once each despite an unreliable network and ${kills} crashes of browser and backend`, async () => {
  test.setTimeout(timeoutMs + kills * 60_000);
  const run = `${Date.now()}`;
  const proxy = await aFaultProxy(backend.origin, seed);
  const device = await aDevice();
  const chance = seeded(seed);

  let browser = await device.open(launchArguments);
  await browser.page.goto(`${proxy.origin}/outbox`);
  await expect(browser.page.getByText('Your outbox is empty')).toBeVisible({ timeout: 30_000 });
  await browser.page.evaluate(write, { run, count });
  for (let kill = 0; kill < kills; kill += 1) {
    await browser.page.waitForTimeout(500 + chance() * 4000);
    await browser.kill();
    browser = await device.open(launchArguments);
    await browser.page.goto(`${proxy.origin}/outbox`);
    await browser.page.waitForTimeout(chance() * 4000);
    await backend.crash();
  }
  await expect.poll(() => waiting(browser.page), { timeout: timeoutMs, intervals: [1000] }).toBe(0);

  const administrator = await asAdministrator(
    backend.origin,
    await administratorToken(backend.origin, backend.administrator),
  );
  const found: number[] = [];
  for (let number = 0; number < count; number += 1)
    found.push(await administrator.count('contact-form', 'message', `${run} ${number}`));
  process.stdout.write(`faults: ${JSON.stringify(proxy.faults)}\n`);
  expect(found).toEqual(found.map(() => 1));
  await browser.kill();
  proxy.close();
  await device.dispose();
});

/** Runs in the page: stores entries as the forms do, but a thousand at once. */
async function write({ run, count }: { run: string; count: number }) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('fieldshop-outbox');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('It cannot be opened')));
  });
  const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' });
  const lanes = ['contact', 'quote', 'demo', 'service'];
  for (let number = 0; number < count; number += 1) {
    const id = crypto.randomUUID();
    const payload = {
      name: 'Ada Byron',
      email: `ada-${run}-${number}@example.com`,
      country: 'GB',
      topic: 'product',
      message: `${run} ${number}`,
    };
    transaction.objectStore('entries').put(
      {
        id,
        kind: 'contact',
        lane: lanes[number % lanes.length],
        subject: null,
        payload,
        attachments: [],
        createdAt: Date.now() + number,
        attempts: 0,
        state: 'waiting',
        nextAttemptAt: 0,
      },
      id,
    );
  }
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

/** The number of pending entries on the badge in the header. */
async function waiting(page: Page): Promise<number> {
  await page
    .getByRole('button', { name: 'Send now' })
    .click({ timeout: 1000 })
    .catch(() => undefined);
  const arrived = await page.getByText('Sent', { exact: true }).count();
  return count - arrived;
}
