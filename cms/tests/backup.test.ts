import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aFilledInstallation,
  aFolder,
  anInstallation,
  backUp,
  environmentOf,
  type Installation,
  restore,
  secrets,
} from './support/installations';
import { startProcess } from './support/processes';
import { aProduct } from './support/shop';
import { HttpBuyer } from './support/shop-over-http';

const password = 'correct horse battery';
let root = '';
let part = '';

beforeAll(async () => {
  root = await aFolder();
  part = await aProduct({ stock: 10_000 });
});

describe('a backup under load', () => {
  it('restores every order, file, link and sign-in after everything was destroyed', async () => {
    const installation = await aFilledInstallation(path.join(root, 'busy'));
    const server = await startProcess({ ...environmentOf(installation), ...secrets });
    const { jwt } = await register(server.origin, 'ada@example.test');
    const before = [await anOrder(server.origin), await anOrder(server.origin)];
    const load = keepOrdering(server.origin);
    const folder = path.join(root, 'busy-backup');
    const { code, result } = await backUp(installation, folder);
    expect(code).toBe(0);
    expect(result).toMatchObject({ files: expect.any(Number) });
    expect((await load.stop()).length).toBeGreaterThan(0);
    await server.stop();
    rmSync(path.dirname(installation.settings), { recursive: true });

    const restored = anInstallation(path.join(root, 'busy'));
    expect(await restore(restored, folder)).toMatchObject({ code: 0, result: { previous: [] } });
    expect(parseEnv(readFileSync(restored.settings, 'utf8'))).toMatchObject(secrets);
    expect(readFileSync(path.join(restored.UPLOADS_DIR, 'attachments/ab/drawing.pdf'), 'utf8')).toBe(
      'content of attachments/ab/drawing.pdf',
    );
    const again = await startProcess({
      ...environmentOf(restored),
      ...parseEnv(readFileSync(restored.settings, 'utf8')),
    });
    for (const url of before) expect([url, (await fetch(again.origin + url)).status]).toEqual([url, 200]);
    expect(await (await fetch(`${again.origin}/uploads/picture.webp`)).text()).toBe(
      'content of uploads/picture.webp',
    );
    const me = await fetch(`${again.origin}/api/users/me`, { headers: { authorization: `Bearer ${jwt}` } });
    expect(me.status).toBe(200);
    expect((await signIn(again.origin, 'ada@example.test')).status).toBe(200);
    // The shop continues to work.
    expect(await anOrder(again.origin)).toContain('/shopping-cart/orders/');
    await again.stop();
  }, 240_000);
});

describe('a backup', () => {
  it.each([
    ['is not written into a folder with files', (made: Installation) => made.UPLOADS_DIR, 'is not empty'],
    [
      'is not written into a folder that is backed up',
      (made: Installation) => path.join(made.UPLOADS_DIR, 'uploads', 'backup'),
      'is backed up',
    ],
    ['is not written to a file', (made: Installation) => made.settings, 'Choose another folder'],
  ])('%s', async (title, folderOf, message) => {
    const installation = await aFilledInstallation(path.join(root, title.replaceAll(' ', '-')));
    const { code, problem } = await backUp(installation, folderOf(installation));
    expect({ code, problem }).toEqual({ code: 1, problem: expect.stringContaining(message) });
  });

  it('is made only once if two processes start it at the same moment', async () => {
    const installation = await aFilledInstallation(path.join(root, 'twice'));
    const folder = path.join(root, 'twice-backup');
    const outcomes = await Promise.all([backUp(installation, folder), backUp(installation, folder)]);
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(outcomes.find(({ code }) => code === 1)?.problem).toMatch(/in progress|not empty/);
  });

  it('leaves nothing behind if the database is damaged', async () => {
    const installation = await aFilledInstallation(path.join(root, 'damaged'));
    writeFileSync(installation.DATABASE_FILENAME, 'Dear diary, '.repeat(1000));
    const folder = path.join(root, 'damaged-backup');
    expect((await backUp(installation, folder)).code).toBe(1);
    expect([existsSync(folder), existsSync(`${folder}.unfinished`)]).toEqual([false, false]);
  });

  it('contains the secrets that come from the environment', async () => {
    const installation = await aFilledInstallation(path.join(root, 'container'));
    rmSync(installation.settings);
    const environment = { ...secrets, JWT_SECRET: 'a secret with spaces & signs #1' };
    const folder = path.join(root, 'container-backup');
    await backUp(installation, folder, { environment });
    const saved = parseEnv(readFileSync(path.join(folder, 'settings.env'), 'utf8'));
    expect(saved).toMatchObject(environment);
  });

  it('names the settings that only the environment has, without their values, and so does the restore', async () => {
    const installation = await aFilledInstallation(path.join(root, 'elsewhere'));
    appendFileSync(installation.settings, 'ANALYTICS_URL=https://numbers.example.test\nPORT=2000\n');
    const environment = {
      SMTP_URL: 'smtp://shop:word-of-the-mail-server@mail.example.test',
      OTEL_SERVICE_NAME: 'shop-1',
      // Differs from the value in the file, which is the one that is saved.
      PORT: '3000',
      SECURITY_CONTACT: '',
      HOME_OF_SOMETHING_ELSE: '/srv',
    };
    const folder = path.join(root, 'elsewhere-backup');
    const { result } = await backUp(installation, folder, { environment });
    const elsewhere = ['OTEL_SERVICE_NAME', 'PORT', 'SMTP_URL'];
    expect(result?.unsaved).toEqual(expect.arrayContaining(elsewhere));
    for (const name of [
      'ANALYTICS_URL',
      'SECURITY_CONTACT',
      'HOME_OF_SOMETHING_ELSE',
      ...Object.keys(secrets),
    ])
      expect(result?.unsaved).not.toContain(name);
    const text = readFileSync(path.join(folder, 'settings.env'), 'utf8');
    expect(text).not.toContain('word-of-the-mail-server');
    expect(parseEnv(text)).toMatchObject({ ANALYTICS_URL: 'https://numbers.example.test', PORT: '2000' });

    const other = anInstallation(path.join(root, 'elsewhere-restored'));
    const restored = await restore(other, folder, { environment: { OTEL_SERVICE_NAME: 'shop-2' } });
    expect(restored).toMatchObject({ code: 0, result: { missing: ['SMTP_URL'] } });
    // A backup of the restored site names only what its own environment sets.
    const next = path.join(root, 'elsewhere-next');
    expect((await backUp(other, next)).result?.unsaved).not.toContain('SMTP_URL');
    expect(readFileSync(path.join(next, 'settings.env'), 'utf8')).not.toContain('SMTP_URL');
  });
});

/** @returns the path of the order with its signature */
async function anOrder(origin: string): Promise<string> {
  const buyer = new HttpBuyer(origin);
  const checkout = await buyer.fill(part);
  const payment = await buyer.startPayment(checkout);
  await buyer.pay(payment);
  const { body } = await buyer.order(checkout, { kind: 'card', paymentIntent: payment.paymentIntent });
  return `/shopping-cart${String(body.data.statusPath)}`;
}

/** Places orders until it is stopped, and then returns them. */
function keepOrdering(origin: string) {
  const stopping = new AbortController();
  const orders: string[] = [];
  const buying = (async () => {
    while (!stopping.signal.aborted) orders.push(await anOrder(origin));
  })();
  return {
    async stop() {
      stopping.abort();
      await buying;
      return orders;
    },
  };
}

async function register(origin: string, email: string): Promise<{ jwt: string }> {
  const response = await post(`${origin}/api/auth/local/register`, { email, password });
  return JSON.parse(await response.text());
}

const signIn = (origin: string, email: string) =>
  post(`${origin}/api/auth/local`, { identifier: email, password });

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
