import { requestAsUser } from '#src/api/request-as-user.ts';
import { request, type RequestOptions } from '#src/api/request.ts';
import { cartHeaders } from '#src/outbox/cart-token.ts';

const sessionContract = () => import('#src/contract/session.ts');
const accountContract = () => import('#src/contract/account.ts');
const done = async () => (await accountContract()).parseDone;

export const verifyToken = (jwt: string) =>
  request('/api/auth/token/verify', async () => (await sessionContract()).parseTokenVerdict, {
    method: 'POST',
    body: { jwt },
  });

/** Invalidates the token on the server. */
export const endToken = (jwt: string) =>
  request('/api/auth/logout', done, {
    method: 'POST',
    credentials: { jwt },
    body: {},
  });

const post = (body: object): RequestOptions => ({ method: 'POST', body });

/**
 * Sends a request that starts a session. It identifies the visitor's cart, because the account takes over that
 * cart.
 */
const startSession = async (path: string, { headers, ...outgoing }: RequestOptions) =>
  request(path, async () => (await sessionContract()).parseNewSession, {
    ...outgoing,
    headers: { ...headers, ...(await cartHeaders()) },
  });

export const signIn = (credentials: { identifier: string; password: string }) =>
  startSession('/api/auth/local', post(credentials));

/** `key` is the same for all attempts of one form, so that repeated attempts create only one account. */
export const register = (registration: { email: string }, key: string) =>
  startSession('/api/auth/local/register', {
    ...post({ username: registration.email, ...registration }),
    headers: { 'Idempotency-Key': key },
  });

export const resetPassword = (code: string, password: string) =>
  startSession('/api/auth/reset-password', post({ code, password, passwordConfirmation: password }));

export const forgotPassword = (email: string) => request('/api/auth/forgot-password', done, post({ email }));

/**
 * The password is required unless the person who registered is signed in. Ends all other sessions. The response contains
 * the token of this one.
 */
export const confirmEmail = async (code: string, password?: string) =>
  requestAsUser('/api/auth/email-confirmation', async () => (await sessionContract()).parseNewSession, {
    ...post({ code, password }),
    headers: await cartHeaders(),
  });
