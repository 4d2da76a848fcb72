import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { invalid } from '../answers/refusal';
import { sign } from '../settings/derived-secret';

/** Whose cart it is: `customer:` with the account's documentId, or `guest:` with the digest of a cookie. */
export type Holder = string;

export const cartCookie = 'cart';
const keptMilliseconds = 180 * 24 * 60 * 60 * 1000;
const shape = /^[\w-]{43}$/;

/** Undefined for a visitor who has put nothing in yet. */
export function holderOf(ctx: Context): Holder | undefined {
  const customer = customerOf(ctx);
  if (customer) return customerHolder(customer);
  const token = guestToken(ctx);
  return token === undefined ? undefined : guestHolder(token);
}

/** At a write, where the guest's cookie was made before. */
export function ownHolder(ctx: Context): Holder {
  const holder = holderOf(ctx);
  if (holder === undefined) throw invalid('The cookie of the cart cannot be read.');
  return holder;
}

/** The documentId of the account that is signed in. */
export function customerOf(ctx: Context): string | undefined {
  const documentId: unknown = ctx.state.user?.documentId;
  return typeof documentId === 'string' ? documentId : undefined;
}

export const customerHolder = (documentId: string): Holder => `customer:${documentId}`;

export function guestHolder(token: string): Holder {
  return `guest:${createHash('sha256').update(token).digest('hex')}`;
}

export function guestToken(ctx: Context): string | undefined {
  const given: unknown[] = [ctx.cookies.get(cartCookie), ctx.state.cartToken];
  return given.find((token): token is string => typeof token === 'string' && shape.test(token));
}

// Made from the key of the guest's first write: when its answer is lost, the repeat brings the same cookie again.
export function keepGuestCookie(ctx: Context): void {
  if (customerOf(ctx)) return;
  const key = ctx.get('idempotency-key').toLowerCase();
  const token = guestToken(ctx) ?? sign('cart', key);

  ctx.state.cartToken = token;
  ctx.cookies.set(cartCookie, token, { ...cookieOptions(ctx), maxAge: keptMilliseconds });
}

export function dropGuestCookie(ctx: Context): void {
  ctx.cookies.set(cartCookie, '', { ...cookieOptions(ctx), maxAge: 0 });
}

function cookieOptions(ctx: Context) {
  return { httpOnly: true, sameSite: 'lax', secure: ctx.secure, signed: false, overwrite: true } as const;
}
