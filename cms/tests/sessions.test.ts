import { beforeAll, describe, expect, it } from 'vitest';
import { deviceName } from '../src/api/account/services/device-name';
import { aBackend, type Backend, load } from './support/backend';
import { aConfirmedCustomer, as, type Customer, me, password, post, signIn } from './support/customers';

const url = '/api/users/me/sessions';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

type Device = { id: string; device: string; isCurrent: boolean; startedAt: string; seenAt: string };

let backend: Backend;
let customer: Customer;
beforeAll(async () => {
  backend = await aBackend();
});

const list = async (jwt: string): Promise<Device[]> => (await as(jwt, { url })).json().data;
const on = async (agent: string): Promise<string> => {
  const payload = { identifier: customer.email, password };
  return (await post('/api/auth/local', payload, { headers: { 'user-agent': agent } })).json().jwt;
};
const end = (jwt: string, path = '') => as(jwt, { method: 'DELETE', url: `${url}${path}` });

describe('the devices of a customer', () => {
  it('are listed with the one that asks, and none of anybody else', async () => {
    customer = await aConfirmedCustomer();
    const jwt = await on(firefox);
    const devices = await list(jwt);
    expect(devices.map(({ device, isCurrent }) => [device, isCurrent]).toSorted()).toEqual([
      ['Firefox on Windows', true],
      ['Unknown device', false],
    ]);
    expect(devices.every(({ startedAt, seenAt }) => Date.parse(startedAt) <= Date.parse(seenAt))).toBe(true);
    expect(await list((await aConfirmedCustomer()).jwt)).toHaveLength(1);
  });

  it('are signed out one by one, by their owner only', async () => {
    customer = await aConfirmedCustomer();
    const [here, there] = [await on(firefox), customer.jwt];
    const lost = (await list(there)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    const stranger = await aConfirmedCustomer();
    expect((await end(stranger.jwt, `/${lost}`)).statusCode).toBe(404);
    expect((await me(there)).statusCode).toBe(200);
    expect((await end(here, `/${lost.toUpperCase()}`)).statusCode).toBe(200);
    expect([(await me(there)).statusCode, (await me(here)).statusCode]).toEqual([401, 200]);
    expect((await end(here, `/${lost}`)).statusCode).toBe(404);
    expect(await list(here)).toHaveLength(1);
  });

  it('are all signed out but the one that asks, which continues with a new token', async () => {
    customer = await aConfirmedCustomer();
    const [here, there] = [await on(firefox), await on('')];
    const { jwt } = (await end(here)).json();
    const statuses = await Promise.all([here, there, customer.jwt, jwt].map((token) => me(token)));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 200]);
    expect(await list(jwt)).toMatchObject([{ device: 'Unknown device', isCurrent: true }]);
  });

  it('are all signed out with the one that asks, which can sign in again', async () => {
    customer = await aConfirmedCustomer();
    const [here, there] = [await on(firefox), customer.jwt];
    const { jwt: stranger } = await aConfirmedCustomer();
    const everywhere = (jwt: string) => as(jwt, { method: 'POST', url: '/api/auth/logout/everywhere' });
    expect((await everywhere('')).statusCode).toBe(401);
    expect((await everywhere(here)).statusCode).toBe(200);
    const statuses = await Promise.all([here, there, stranger].map((token) => me(token)));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
    expect((await everywhere(here)).statusCode).toBe(401);
    expect(await list(await on(firefox))).toHaveLength(1);
  });

  it('are all signed out by two requests at the same moment, at most one of which continues', async () => {
    customer = await aConfirmedCustomer();
    const [here, there] = [await on(firefox), await on('')];
    const responses = await Promise.all([end(here), end(there)]);
    const tokens = responses.flatMap((response) =>
      response.statusCode === 200 ? [response.json().jwt] : [],
    );
    const statuses = await Promise.all([here, there, ...tokens].map((token) => me(token)));
    expect(statuses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('are no longer listed after signing out or a new password', async () => {
    customer = await aConfirmedCustomer();
    const [here, there] = [await on(firefox), await on(firefox)];
    await as(there, { method: 'POST', url: '/api/auth/logout' });
    expect(await list(here)).toHaveLength(2);
    const payload = { currentPassword: password, password: 'another horse battery' };
    const changed = await as(here, { method: 'PATCH', url: '/api/users/change-password', payload });
    expect(await list(changed.json().jwt)).toHaveLength(1);
  });

  it('include one that signed in with an earlier version of the site, once it looks', async () => {
    customer = await aConfirmedCustomer();
    await backend.strapi.db
      .connection('fieldshop_sessions')
      .where({ customer: customer.documentId })
      .delete();
    expect(await list(customer.jwt)).toMatchObject([{ isCurrent: true }]);
    expect(await list(customer.jwt)).toHaveLength(1);
  });

  it('are in the export of the account, and deleted after 30 days or with it', async () => {
    customer = await aConfirmedCustomer();
    const { sessions } = (await as(customer.jwt, { url: '/api/users/me/export' })).json();
    expect(sessions).toMatchObject([{ device: 'Unknown device' }]);
    const rows = () =>
      backend.strapi.db.connection('fieldshop_sessions').where({ customer: customer.documentId });
    const { removeOldSessions } = load('api/account/services/session-list.js');
    await removeOldSessions(backend.strapi, Date.now() + 29 * 86_400_000);
    expect(await rows()).toHaveLength(1);
    const payload = { password };
    await as(customer.jwt, { method: 'POST', url: '/api/users/me/deletion', payload });
    expect(await rows()).toHaveLength(0);
    customer = await aConfirmedCustomer();
    await removeOldSessions(backend.strapi, Date.now() + 31 * 86_400_000);
    expect(await rows()).toHaveLength(0);
    expect((await signIn(customer.email)).statusCode).toBe(200);
  });
});

describe('the name of a device', () => {
  it.each([
    [firefox, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
  ])('of %s is %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});
