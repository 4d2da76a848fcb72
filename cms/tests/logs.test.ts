import type { InjectOptions } from 'light-my-request';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMessage, sendForm } from './support/forms';
import { captureLog, logged, restoreLog } from './support/log-lines';
import { aContact, anOrderRequest, aProduct, Buyer } from './support/shop';
import { columnsWith } from './support/stored-text';
import { randomIp } from './support/random-ip';

let backend: Backend;

beforeAll(async () => {
  captureLog('debug');
  backend = await aBackend();
});
afterAll(() => {
  backend.strapi.log.level = 'error';
  restoreLog();
});

describe('the log', () => {
  it('has one line of JSON per request: time, level, id, route, status', async () => {
    const id = randomUUID();
    const written = await logged(async () => {
      const { headers } = await backend.get('/api/products/none?fields[0]=name', { 'x-request-id': id });
      expect(headers['x-request-id']).toBe(id);
    });
    expect(written.filter(({ level }) => level === 'http')).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: 'http',
        message: 'GET /api/products/:id 404',
        requestId: id,
        method: 'GET',
        route: '/api/products/:id',
        path: '/api/products/none',
        status: 404,
        durationMs: expect.any(Number),
      },
    ]);
  });

  it('has the route of a cached response, and another id for each', async () => {
    await backend.get('/api/products');
    const written = await logged(async () => {
      await backend.get('/api/products');
      await backend.get('/api/products');
    });
    expect(written.map(({ route }) => route)).toEqual(['/api/products', '/api/products']);
    expect(new Set(written.map(({ requestId }) => requestId)).size).toBe(2);
  });

  it.each(['/%E0%A4%A', '//[', '/api/%00', '/api/search/suggestions?q=%', `/${'x'.repeat(5000)}`])(
    'has a line for %s',
    async (url) => {
      const written = await logged(() => backend.get(url));
      expect(written.filter(({ level }) => level === 'http')).toHaveLength(1);
      expect(JSON.stringify(written).length).toBeLessThan(10_000);
    },
  );

  it('has no header as it was sent', async () => {
    const hostile = '"}\u007F{"level":"error","message":"forged"';
    const written = await logged(() =>
      backend.get('/_health', { 'x-request-id': hostile, 'user-agent': hostile }),
    );
    expect(JSON.stringify(written)).not.toContain('forged');
  });
});

describe('one id', () => {
  it('leads from the entry in the outbox to the request, the order and its e-mails', async () => {
    const key = randomUUID();
    const buyer = new Buyer();
    await buyer.put(await aProduct(), 1);
    const data = await anOrderRequest(buyer);
    const written = await logged(async () => {
      const placed = await buyer.call('/shopping-cart/orders', { method: 'POST', data, key });
      expect(placed.headers['x-request-id']).toBe(key);
      await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
    });
    const [order] = await backend.strapi
      .documents('api::order.order')
      .findMany({ filters: { requestId: key } });
    const ofRequest = written.filter(({ requestId }) => requestId === key);
    expect(ofRequest).toContainEqual(
      expect.objectContaining({ message: 'An order was placed', order: order?.number }),
    );
    expect(ofRequest).toContainEqual(
      expect.objectContaining({ route: '/api/shopping-cart/orders', status: 201 }),
    );
    const sent = ofRequest.filter(({ message }) => message === 'An e-mail was sent').map(({ mail }) => mail);
    const mails: { mail: string; requestId: string }[] = await load('platform/mail/mailbox.js').readMailbox();
    const caused = mails.filter(({ requestId }) => requestId === key).map(({ mail }) => mail);
    expect(caused.length).toBeGreaterThan(0);
    expect(sent.toSorted()).toEqual(caused.toSorted());
  });
});

describe('secrets of a visitor', () => {
  const search = '/api/search/indexes/site/search';
  const secrets = {
    search: 'Tiefbohrung Nordfeld',
    name: 'Ottoline Zweig',
    email: 'ottoline.zweig@secret.example',
    message: 'Our pump "K-9" leaks chlorine.\nCall me.',
    password: 'correct-horse-7-Battery',
    phone: '+353 1 7654321',
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.dGhpcyBpcyBub3QgdmFsaWQ',
  };

  it('are in no line, at the most detailed level, also when the database rejects them', async () => {
    const buyer = new Buyer();
    await buyer.put(await aProduct(), 1);
    const contact = { ...aContact, name: secrets.name, email: secrets.email, phone: secrets.phone };
    const data = { ...(await anOrderRequest(buyer)), contact };
    const written = await logged(async () => {
      await backend.get(`${search}?q=${encodeURIComponent(secrets.search)}`);
      await post(search, { q: secrets.search });
      await post('/api/search/no-results', { data: { words: secrets.search } });
      await backend.get(`/api/products?filters[name][$eq]=${encodeURIComponent(secrets.search)}`);
      await sendForm({ ...aMessage(secrets.name), email: secrets.email, message: secrets.message });
      await buyer.call('/shopping-cart/orders', { method: 'POST', data });
      await post('/api/auth/local', { identifier: secrets.email, password: secrets.password });
      await post(
        '/admin/login',
        { email: secrets.email, password: secrets.password },
        { remoteAddress: randomIp() },
      );
      await backend.get('/api/users/me', { authorization: `Bearer ${secrets.token}` });
      await failing(() =>
        sendForm({ ...aMessage(secrets.name), email: secrets.email, message: secrets.message }),
      );
      backend.strapi.log.error('A job failed', { sender: secrets.email });
      backend.strapi.log.debug(`Sent to ${secrets.email}`);
    });
    const text = JSON.stringify(written);
    expect(written.filter(({ level }) => level === 'error').length).toBeGreaterThan(1);
    expect(text).toContain('insert into');
    expect(text).toContain('/api/search/indexes/:uid/search');
    for (const secret of [buyer.cookie, ...Object.values(secrets)])
      for (const part of [secret, encodeURIComponent(secret), ...secret.split('\n')])
        expect(text, part).not.toContain(JSON.stringify(part).slice(1, -1));
    expect(text).not.toMatch(/ottoline|zweig|chlorine|Tiefbohrung/i);
  });

  it('are stored only where they are needed', async () => {
    const { password, email } = secrets;
    const { user, jwt } = (await post('/api/auth/local/register', { email, password })).json();
    expect(user.email).toBe(email);
    await post('/api/auth/local', { identifier: email, password: `${password}2` });
    await post('/api/auth/token/verify', { jwt });
    await backend.get('/api/users/me', { authorization: `Bearer ${jwt}` });
    await post('/api/auth/forgot-password', { email });
    await post(
      '/admin/login',
      { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD },
      { remoteAddress: randomIp() },
    );
    await post(search, { q: secrets.search });
    await post('/api/search/no-results', { data: { words: secrets.search } });
    const buyer = new Buyer();
    await buyer.put(await aProduct(), 1);
    await buyer.call('/shopping-cart/orders', { method: 'POST', data: await anOrderRequest(buyer) });

    expect(await columnsWith(email)).toContain('up_users.email');
    const tokens = [jwt, buyer.cookie.replace('cart=', ''), `${process.env.ADMIN_PASSWORD}`];
    for (const secret of [password, ...tokens])
      expect([secret, await columnsWith(secret)]).toEqual([secret, []]);
    const ofSearch = await columnsWith(new RegExp(secrets.search, 'i'));
    expect(ofSearch.filter((column) => !column.startsWith('fieldshop_daily_counts.'))).toEqual([]);
    expect(await columnsWith(/eyJ[\w-]{10,}\.eyJ/)).toEqual([]);
    expect(await columnsWith(/\$2[aby]\$\d\d\$/)).toEqual(['admin_users.password', 'up_users.password']);
  });

  const post = (url: string, payload: object, options: InjectOptions = {}) =>
    backend.send({ method: 'POST', url, payload, ...options });

  /** Every form fails in the database, with an error that contains its values. */
  async function failing(call: () => Promise<{ statusCode: number }>): Promise<void> {
    const { connection } = backend.strapi.db;
    await connection.raw(
      `create trigger fails before insert on contact_forms begin select raise(abort, 'no'); end`,
    );
    expect((await call()).statusCode).toBe(500);
    await connection.raw('drop trigger fails');
  }
});
