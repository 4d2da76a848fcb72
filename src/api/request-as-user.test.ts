import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideCredentials, type Credentials } from './credentials.ts';
import { ApiError } from './errors.ts';
import { requestAsUser, sessionRejectedEvent } from './request-as-user.ts';
import { setTransport, type SendOptions, type Transport } from './send.ts';

let sent: SendOptions[] = [];
let status = 200;
let shared: Transport;
const rejections = vi.fn<() => void>();

beforeEach(() => {
  sent = [];
  status = 200;
  rejections.mockClear();
  vi.stubGlobal('window', new EventTarget());
  window.addEventListener(sessionRejectedEvent, rejections);
  shared = setTransport(async (_path, options) => {
    sent.push(options);
    return { status, body: {} };
  });
});
afterEach(() => {
  // Test files share these modules.
  setTransport(shared);
  signInAs({});
  vi.unstubAllGlobals();
});

describe('a request as the current user', () => {
  it('has the credentials of the session or the cart', async () => {
    signInAs({ jwt: 'a-token' });
    await requestAsUser('/api/users/me', anything);
    signInAs({ cartToken: 'a-cart' });
    await requestAsUser('/shopping-cart/cart', anything);
    expect(sent.map(({ credentials }) => credentials)).toEqual([{ jwt: 'a-token' }, { cartToken: 'a-cart' }]);
  });

  it('has an idempotency key if it is a write', async () => {
    await requestAsUser('/shopping-cart/orders', anything, { method: 'POST', key: 'k1' });
    await requestAsUser('/shopping-cart/orders', anything, { method: 'POST' });
    await requestAsUser('/shopping-cart/orders', anything);
    const [first, second, read] = sent.map(({ headers }) => headers?.['Idempotency-Key']);
    expect([first, second?.length, read]).toEqual(['k1', 36, undefined]);
  });

  it('reports a session that the server rejects', async () => {
    signInAs({ jwt: 'a-token' });
    status = 401;
    await expect(requestAsUser('/api/users/me', anything)).rejects.toBeInstanceOf(ApiError);
    expect(rejections).toHaveBeenCalledOnce();
  });

  it('reports nothing if nobody is signed in', async () => {
    status = 401;
    await expect(requestAsUser('/api/users/me', anything)).rejects.toBeInstanceOf(ApiError);
    expect(rejections).not.toHaveBeenCalled();
  });
});

const signInAs = (credentials: Credentials) =>
  provideCredentials(async () => ({ readCredentials: async () => credentials }));

const anything = async () => (body: unknown) => body;
