import { request } from '#src/api/request.ts';
import type { RequestOptions } from '#src/api/transport.ts';
import { cartHeaders } from '#src/outbox/cart-token.ts';
import { requestAsUser } from '#src/outbox/request-as-user.ts';

const sessionContract = () => import('#src/contract/session.ts');
const accountContract = () => import('#src/contract/account.ts');
const done = async () => (await accountContract()).parseDone;

export const verifyToken = (jwt: string) =>
  request('/api/auth/token/verify', async () => (await sessionContract()).parseTokenVerdict, {
    method: 'POST',
    body: { jwt },
  });

/** The token is worth nothing from then on, here or in other hands. */
export const endToken = (jwt: string) =>
  request('/api/auth/logout', done, {
    method: 'POST',
    headers: { Authorization: `Bearer ${jwt}` },
    body: {},
  });

const post = (body: object): RequestOptions => ({ method: 'POST', body });

/** What ends with a session. The account takes over the visitor's cart, so the request proves which one it is. */
const newSession = async (path: string, { headers, ...outgoing }: RequestOptions) =>
  request(path, async () => (await sessionContract()).parseNewSession, {
    ...outgoing,
    headers: { ...headers, ...(await cartHeaders()) },
  });

export const signIn = (credentials: { identifier: string; password: string }) =>
  newSession('/api/auth/local', post(credentials));

/** `key` belongs to one filled-in form for all its tries: however often it is sent, it makes one account. */
export const register = (registration: { email: string }, key: string) =>
  newSession('/api/auth/local/register', {
    ...post({ username: registration.email, ...registration }),
    headers: { 'Idempotency-Key': key },
  });

export const resetPassword = (code: string, password: string) =>
  newSession('/api/auth/reset-password', post({ code, password, passwordConfirmation: password }));

export const forgotPassword = (email: string) => request('/api/auth/forgot-password', done, post({ email }));

/** Needs the password where nobody, or somebody else, is signed in. Ends all other sessions: the answer is the one that goes on. */
export const confirmEmail = async (code: string, password?: string) =>
  requestAsUser('/api/auth/email-confirmation', async () => (await sessionContract()).parseNewSession, {
    ...post({ code, password }),
    headers: await cartHeaders(),
  });
