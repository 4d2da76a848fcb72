import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interceptSignIn } from '../cms/src/admin/second-factor/intercept-sign-in.ts';
import type { SendCode } from '../cms/src/admin/second-factor/responses.ts';

const challenged = {
  data: null,
  error: { status: 400, name: 'SecondFactorNeeded', message: 'Enter', details: { challenge: 'abc' } },
};
const wrong = {
  data: null,
  error: { status: 400, name: 'ApplicationError', message: 'Invalid', details: {} },
};
const device = { deviceId: 'a-device', rememberMe: true };
const login = { method: 'POST', body: JSON.stringify({ email: 'a@b.test', password: 'x', ...device }) };

const server = vi.fn<typeof fetch>();
const ask = vi.fn<(question: { sendCode: SendCode }) => Promise<Response | undefined>>();

beforeEach(() => {
  vi.stubGlobal('window', { fetch: server });
  interceptSignIn(() => Promise.resolve({ askForCode: ask }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('a sign-in to the admin', () => {
  it('that needs a code ends with the response to the code, for the same device', async () => {
    server.mockResolvedValueOnce(Response.json(challenged, { status: 400 }));
    server.mockResolvedValueOnce(Response.json({ data: { token: 't' } }));
    ask.mockImplementation(({ sendCode }) => sendCode('123456'));
    const response = await window.fetch('https://shop.test/admin/login', login);
    expect(await response.json()).toEqual({ data: { token: 't' } });
    const [url, init] = server.mock.calls[1] ?? [];
    expect(url).toBe('/admin/second-factor/sign-in');
    expect(JSON.parse(String(init?.body))).toEqual({ ...device, challenge: 'abc', code: '123456' });
  });

  it.each([
    ['login', 'no code was entered'],
    ['reset-password', 'Your password was saved'],
  ])('at %s that is cancelled says so in the form', async (path, message) => {
    server.mockResolvedValueOnce(Response.json(challenged, { status: 400 }));
    ask.mockResolvedValueOnce(undefined);
    const response = await window.fetch(`https://shop.test/admin/${path}`, login);
    expect(response.status).toBe(400);
    expect((await response.json()).error.message).toContain(message);
  });

  it.each([
    ['/admin/login', Response.json(wrong, { status: 400 })],
    ['/admin/login', new Response('not JSON', { status: 400 })],
    ['/admin/login', Response.json({ data: { token: 't' } })],
    ['/admin/login/other', Response.json(challenged, { status: 400 })],
    ['/admin/users', Response.json(challenged, { status: 400 })],
  ])('is not changed otherwise: %s', async (path, sent) => {
    server.mockResolvedValueOnce(sent);
    expect(await window.fetch(`https://shop.test${path}`, login)).toBe(sent);
    expect(ask).not.toHaveBeenCalled();
  });
});
