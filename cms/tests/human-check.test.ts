import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMessage, aPass, postForm, sendForm, solved } from './support/forms';

const uid = 'api::contact-form.contact-form';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a pass', () => {
  it('is valid for one form', async () => {
    const key = randomUUID();
    const pass = await aPass(key);
    expect((await postForm(aMessage(), { key, pass })).statusCode).toBe(201);
    const table = () => backend.strapi.db.connection('fieldshop_claims').where({ key });
    await table().delete();
    const again = await postForm(aMessage(), { key, pass });
    expect(again.statusCode).toBe(403);
    expect(again.json().error.name).toBe('HumanCheckError');
    expect(await table()).toEqual([]);
  });

  it('is valid only for the entry it was issued for', async () => {
    const pass = await aPass(randomUUID());
    expect((await postForm(aMessage(), { key: randomUUID(), pass })).statusCode).toBe(403);
  });

  it('is not used up by a rejected form', async () => {
    const key = randomUUID();
    const pass = await aPass(key);
    expect((await postForm({ kind: 'contact' }, { key, pass })).statusCode).toBe(400);
    const row = await backend.strapi.db.connection('fieldshop_passes').where({ entry: key }).first();
    expect(row.used).toBeNull();
  });

  it('is valid for ten minutes', async () => {
    const { issuePass, redeemPass } = load('api/human-check/services/passes.js');
    const asked = { proof: randomUUID(), entry: 'an entry' };
    const pass = await issuePass(backend.strapi, asked, Date.now() - 601_000);
    await expect(redeemPass(backend.strapi, { pass, entry: 'an entry' })).rejects.toThrow('expired');
  });
});

describe('a proof of work', () => {
  it('returns the same pass again after a lost response, and none once the pass was used', async () => {
    const key = randomUUID();
    const token = await solved(key);
    const first = await verify({ token, entry: key });
    expect((await verify({ token, entry: key })).body).toBe(first.body);
    await postForm(aMessage(), { key, pass: first.json().data.pass });
    expect((await verify({ token, entry: key })).statusCode).toBe(403);
  });

  it('is not valid for another entry', async () => {
    const token = await solved(randomUUID());
    expect((await verify({ token, entry: randomUUID() })).statusCode).toBe(403);
  });

  it.each(['', 'x', '{}', Buffer.from('{"challenge":1}').toString('base64'), 'e30='])(
    'is rejected when it is %j',
    async (token) => {
      expect((await verify({ token, entry: randomUUID() })).statusCode).toBe(403);
    },
  );
});

describe('reCAPTCHA', () => {
  const environment = load('platform/config/environment.js').environment();
  afterEach(() => {
    delete environment.RECAPTCHA_SECRET_KEY;
  });

  it.each([
    [0.9, 200],
    [0.5, 200],
    [0.3, 403],
  ])('with a score of %s returns %s', async (score, status) => {
    const stop = await aVerifier({ success: true, score });
    const { statusCode } = await verify({ token: `token ${score}`, entry: randomUUID() });
    expect(statusCode).toBe(status);
    await stop();
  });

  it('that cannot be reached is not a rejection: the form can be sent later', async () => {
    const stop = await aVerifier({});
    await stop();
    const response = await verify({ token: 'a token', entry: randomUUID() });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
  });

  async function aVerifier(body: object): Promise<() => Promise<void>> {
    const server = createServer((_request, response) => response.end(JSON.stringify(body)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    environment.RECAPTCHA_SECRET_KEY = 'secret';
    environment.RECAPTCHA_VERIFY_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return () => new Promise((resolve) => server.close(() => resolve()));
  }
});

describe('a bot', () => {
  it('that fills in the hidden field is thanked, and nothing is stored', async () => {
    const response = await postForm(
      { ...aMessage('A Program'), website: 'http://spam.example' },
      { key: randomUUID() },
    );
    expect(response.statusCode).toBe(201);
    expect(response.json().data.reference).toMatch(/^C-\d{4}-\d{6}$/);
    expect(await backend.strapi.documents(uid).count({ filters: { name: 'A Program' } })).toBe(0);
  });

  it('that sends too many forms from one IP address gets the time to retry at, also after a restart', async () => {
    const remoteAddress = '10.7.7.7';
    const bucket = `address:${remoteAddress}`;
    await backend.strapi.db.connection('fieldshop_limits').insert({ bucket, since: Date.now(), count: 300 });
    const key = randomUUID();
    const response = await postForm(aMessage(), { key, remoteAddress });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500);
    await backend.strapi.db
      .connection('fieldshop_limits')
      .where({ bucket })
      .update({ since: Date.now() - 3_600_001 });
    expect((await sendForm(aMessage(), { key, remoteAddress })).statusCode).toBe(201);
  });
});

function verify(payload: { token: string; entry: string }) {
  return backend.send({ method: 'POST', url: '/recaptcha/verify', payload });
}
