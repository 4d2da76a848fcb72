import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMessage, aPass, postForm, sendForm } from './support/forms';

const uid = 'api::contact-form.contact-form';
const claims = 'fieldshop_claims';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a repeated write', () => {
  it('has one effect and one response, however many arrive at once', async () => {
    const key = randomUUID();
    const pass = await aPass(key);
    const send = () => postForm(aMessage('Once Only'), { key, pass });
    const first = await Promise.all(Array.from({ length: 50 }, send));
    expect(first.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 409)).toEqual([]);
    const busy = first.find(({ statusCode }) => statusCode === 409);
    expect(busy?.json().error.name ?? 'InProgressError').toBe('InProgressError');
    const later = await send();
    expect(later.statusCode).toBe(201);
    expect(later.headers['idempotency-replayed']).toBe('true');
    expect(await backend.strapi.documents(uid).count({ filters: { name: 'Once Only' } })).toBe(1);
  });

  it('is rejected when its body has changed', async () => {
    const key = randomUUID();
    await sendForm(aMessage('First Body'), { key });
    const other = await postForm(aMessage('Other Body'), { key });
    expect(other.statusCode).toBe(422);
    expect(other.json().error.name).toBe('IdempotencyKeyReusedError');
  });

  it('gets its stored response before its pass is checked', async () => {
    const key = randomUUID();
    const { statusCode, body } = await sendForm(aMessage('Lost Response'), { key });
    expect(statusCode).toBe(201);
    expect((await postForm(aMessage('Lost Response'), { key, pass: 'used' })).body).toBe(body);
  });

  it('stores a final error, but not one that may pass', async () => {
    const [wrong, early] = [randomUUID(), randomUUID()];
    expect((await postForm({ kind: 'contact' }, { key: wrong })).statusCode).toBe(400);
    expect((await postForm({ kind: 'contact' }, { key: wrong })).headers['idempotency-replayed']).toBe(
      'true',
    );
    expect((await postForm(aMessage('Too Early'), { key: early })).statusCode).toBe(403);
    expect((await sendForm(aMessage('Too Early'), { key: early })).statusCode).toBe(201);
  });

  it('is rejected with a key that is not a UUID', async () => {
    const { statusCode, body } = await postForm(aMessage(), { key: 'no-uuid' });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).error.name).toBe('ValidationError');
  });

  it('is executed each time without a key, with a check that is not bound to an entry', async () => {
    const take = async () => (await postForm(aMessage('No Key'), { pass: await aPass('') })).statusCode;
    expect([await take(), await take()]).toEqual([201, 201]);
    expect((await postForm(aMessage('No Key'), { pass: await aPass(randomUUID()) })).statusCode).toBe(403);
    expect(await backend.strapi.documents(uid).count({ filters: { name: 'No Key' } })).toBe(2);
  });
});

describe('a process that crashes in the middle', () => {
  it('leaves a claim that the next one takes over later', async () => {
    const key = randomUUID();
    const pass = await aPass(key);
    await postForm(aMessage('Left Behind'), { key });
    const table = () => backend.strapi.db.connection(claims);
    await table().insert({ key, token: 'dead', fingerprint: await fingerprintOf(key), since: Date.now() });
    expect((await postForm(aMessage('Left Behind'), { key, pass })).statusCode).toBe(409);
    await table()
      .where({ key })
      .update({ since: Date.now() - 11_000 });
    expect((await postForm(aMessage('Left Behind'), { key, pass })).statusCode).toBe(201);
  });

  it('leaves a claim that is taken over even if the server’s clock was set back meanwhile', async () => {
    const key = randomUUID();
    const pass = await aPass(key);
    const since = Date.now() + 24 * 3_600_000;
    const table = backend.strapi.db.connection(claims);
    await postForm(aMessage('Left Behind'), { key });
    await table.insert({ key, token: 'dead', fingerprint: await fingerprintOf(key), since });
    expect((await postForm(aMessage('Left Behind'), { key, pass })).statusCode).toBe(201);
  });

  it('commits nothing after its claim was taken over', async () => {
    const { claimKey, commitWithResponse } = load('platform/idempotency/claims.js');
    const asked = { key: randomUUID(), fingerprint: 'x' };
    const slow = await claimKey(backend.strapi, asked, Date.now() - 60_000);
    expect((await claimKey(backend.strapi, asked)).kind).toBe('claimed');
    const effects: string[] = [];
    await expect(
      commitWithResponse(backend.strapi, slow.claim, async () => {
        effects.push('done');
        return { status: 201, body: {} };
      }),
    ).rejects.toThrow('taken over');
    expect(effects).toEqual([]);
  });
});

// The fingerprint of the same message, taken from the claim of another key.
async function fingerprintOf(other: string): Promise<string> {
  const { strapi } = backend;
  const key = randomUUID();
  await sendForm(aMessage('Left Behind'), { key });
  expect(other).not.toBe(key);
  const { fingerprint } = await strapi.db.connection(claims).where({ key }).first();
  return fingerprint;
}
