import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { ada, postBasic, shown, submission } from './support/basic-pages';
import { aProduct } from './support/shop';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

const stored = (email: string) =>
  backend.strapi.documents('api::contact-form.contact-form').count({ filters: { email } });

describe('a form posted without JavaScript', () => {
  it('is stored, and redirects to a page with its reference', async () => {
    const response = await postBasic({ ...ada, submission: submission() });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toMatch(/^\/basic\/contact\/received\?reference=C-\d{4}-\d{6}$/);
    const page = await backend.get(String(response.headers.location));
    expect(shown(page)).toMatchObject({ type: 'receipt', reference: expect.stringMatching(/^C-/) });
  });

  it('has a key of its own each time it is opened, and is never shared by a cache', async () => {
    const [first, second] = [await backend.get('/basic/contact'), await backend.get('/basic/contact')];
    expect(shown(first).submission).not.toBe(shown(second).submission);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    expect(first.headers['content-security-policy']).toMatch(/form-action 'self'.*; sandbox allow-forms/);
  });

  it('is stored once if it is sent twice, also at the same time', async () => {
    const fields = { ...ada, email: 'twice@example.test', submission: submission() };
    const responses = await Promise.all([postBasic(fields), postBasic(fields)]);
    const last = await postBasic(fields);
    const locations = [...responses, last].map(({ headers }) => headers.location);
    expect(new Set(locations).size).toBe(1);
    expect(await stored('twice@example.test')).toBe(1);
  });

  it('returns with everything that was entered and the errors of its fields', async () => {
    const response = await postBasic({
      name: 'Ada',
      email: 'nowhere',
      message: 'Kept',
      submission: submission(),
    });
    expect(response.statusCode).toBe(422);
    expect(shown(response)).toMatchObject({
      values: { name: 'Ada', email: 'nowhere', message: 'Kept' },
      errors: [{ path: ['email'] }],
    });
    const corrected = await postBasic({ ...ada, submission: shown(response).submission });
    expect(corrected.statusCode).toBe(303);
  });

  it('asks before it sends changed entries of a form that was already sent', async () => {
    const token = submission();
    await postBasic({ ...ada, email: 'changed@example.test', submission: token });
    const again = await postBasic({
      ...ada,
      email: 'changed@example.test',
      message: 'More',
      submission: token,
    });
    expect(again.statusCode).toBe(422);
    expect(shown(again).problem).toContain('already sent');
    expect(
      (await postBasic({ ...shown(again).values, submission: shown(again).submission })).statusCode,
    ).toBe(303);
    expect(await stored('changed@example.test')).toBe(2);
  });

  it('without a key is returned to be checked and sent, with everything that was entered', async () => {
    const response = await postBasic({ ...ada, email: 'without-key@example.test' });
    expect(response.statusCode).toBe(422);
    expect(shown(response)).toMatchObject({
      values: { name: ada.name, message: ada.message },
      problem: 'Check your entries and send the form.',
    });
    expect(await stored('without-key@example.test')).toBe(0);
  });

  it('is only rendered again if a row was added', async () => {
    const response = await postBasic({ ...ada, action: 'add:lines', submission: submission() });
    expect([response.statusCode, shown(response).values.name]).toEqual([200, ada.name]);
  });
});

describe('a link to the quote form', () => {
  it('fills in its products in its order, without those that do not exist', async () => {
    const [first, second] = [await aProduct(), await aProduct()];
    const urls = [second, 'no-such-product', first].map((one) => `product=${one.toLowerCase()}`);
    const page = await backend.get(`/basic/request-quote?${urls.join('&')}&partNumber=ACP40-010`);
    expect(shown(page).values.lines).toEqual(
      [second, first, 'ACP40-010'].map((partNumber) => ({ partNumber, quantity: 1, note: '' })),
    );
  });

  it('fills in fifty products', async () => {
    const partNumber = await aProduct();
    const urls = Array.from({ length: 49 }, (_, index) => `product=none-${index}`);
    const page = await backend.get(
      `/basic/request-quote?${urls.join('&')}&product=${partNumber.toLowerCase()}`,
    );
    expect(shown(page).values.lines).toMatchObject([{ partNumber }]);
  });
});

describe('a bot that posts a form', () => {
  it.each([
    ['within three seconds', () => submission(1), 403],
    ['a day after it was opened', () => submission(90_000), 422],
    ['with a made-up key', () => `${randomUUID()}.${Date.now() - 9000}.${'A'.repeat(43)}`, 422],
    ['without a key', () => '', 422],
  ])('is asked to send it again: %s', async (_case, token, status) => {
    const email = `${randomUUID()}@example.test`;
    const response = await postBasic({ ...ada, email, submission: token() });
    expect(response.statusCode).toBe(status);
    expect(shown(response)).toMatchObject({ values: { email }, problem: expect.stringMatching(/again/) });
    expect(await stored(email)).toBe(0);
  });

  it('believes that it succeeded if it filled in the field that people do not see', async () => {
    const response = await postBasic({
      ...ada,
      email: 'bot@example.test',
      website: 'x',
      submission: submission(),
    });
    expect(response.statusCode).toBe(303);
    expect(await stored('bot@example.test')).toBe(0);
  });

  it('can send 20 forms an hour from one address, a fifteenth of those with a proof of work', async () => {
    const remoteAddress = '10.99.0.1';
    const send = () => postBasic({ ...ada, submission: submission() }, { remoteAddress });
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).statusCode).toBe(303);
    const response = await send();
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(shown(response)).toMatchObject({
      values: ada,
      problem: expect.stringContaining('Too many requests'),
    });
  });

  it('cannot use the key of one form as the proof for another', async () => {
    const payload = { token: submission(), entry: randomUUID() };
    const response = await backend.send({ method: 'POST', url: '/recaptcha/verify', payload });
    expect(response.statusCode).toBe(403);
  });
});
