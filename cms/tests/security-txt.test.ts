import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';

const url = '/.well-known/security.txt';
const dayMs = 24 * 60 * 60 * 1000;

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

function set(settings: { SECURITY_CONTACT?: string; SITE_URL?: string }): void {
  const none = { SECURITY_CONTACT: undefined, SITE_URL: undefined };
  Object.assign(load('platform/config/environment.js').environment(), none, settings);
}

async function fields(): Promise<Record<string, string>> {
  const { payload } = await backend.get(url);
  const lines = payload.trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
}

describe('/.well-known/security.txt', () => {
  it('does not exist without SECURITY_CONTACT', async () => {
    set({});
    expect((await backend.get(url)).statusCode).toBe(404);
  });

  it('names the contact and its own URL', async () => {
    set({ SECURITY_CONTACT: 'mailto:security@example.com', SITE_URL: 'https://www.example.com' });
    const { statusCode, headers } = await backend.get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await fields()).toEqual({
      Contact: 'mailto:security@example.com',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': 'en',
      Canonical: 'https://www.example.com/.well-known/security.txt',
    });
  });

  it('is valid for more than five months and less than a year', async () => {
    set({ SECURITY_CONTACT: 'mailto:security@example.com' });
    const days = (Date.parse((await fields()).Expires ?? '') - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  it('names no URL of its own that is not https', async () => {
    set({ SECURITY_CONTACT: 'mailto:security@example.com', SITE_URL: 'http://www.example.com' });
    expect(await fields()).not.toHaveProperty('Canonical');
  });

  it('is sent for HEAD without a body, and not for POST', async () => {
    set({ SECURITY_CONTACT: 'mailto:security@example.com' });
    expect(await backend.send({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, payload: '' });
    expect((await backend.send({ method: 'POST', url })).statusCode).toBeGreaterThanOrEqual(404);
  });
});
