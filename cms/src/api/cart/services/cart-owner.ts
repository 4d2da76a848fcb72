import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { invalid } from '../../../platform/http/http-error';
import { environment } from '../../../platform/config/environment';
import { isCartToken, newCartToken } from './cart-token';

/** Whose cart it is: `customer:` with the account's documentId, or `guest:` with the digest of the cart's token. */
export type CartOwner = string;

/** A device sends the token it stored, because a browser that crashes may have lost the cookie. */
export const tokenHeader = 'Cart-Token';
const keptMilliseconds = 180 * 24 * 60 * 60 * 1000;

/** Undefined for a visitor who has put nothing in yet. */
export function cartOwnerOf(ctx: Context): CartOwner | undefined {
  const customer = customerOf(ctx);
  if (customer) return customerCartOwner(customer);
  const [token] = guestTokens(ctx);
  return token === undefined ? undefined : guestCartOwner(token);
}

/** At a write, where the guest's token was made before. */
export function requireCartOwner(ctx: Context): CartOwner {
  const holder = cartOwnerOf(ctx);
  if (holder === undefined) throw invalid('The request has no cart.');
  return holder;
}

/** The documentId of the account that is signed in. */
export function customerOf(ctx: Context): string | undefined {
  const documentId: unknown = ctx.state.user?.documentId;
  return typeof documentId === 'string' ? documentId : undefined;
}

export const customerCartOwner = (documentId: string): CartOwner => `customer:${documentId}`;

export function guestCartOwner(token: string): CartOwner {
  return `guest:${createHash('sha256').update(token).digest('hex')}`;
}

/** The tokens of ours that came with the request; the first names the cart. */
export function guestTokens(ctx: Context): string[] {
  const given: unknown[] = [ctx.get(tokenHeader), ctx.cookies.get(cookieName(ctx)), ctx.state.cartToken];
  return [...new Set(given.filter(isCartToken))];
}

/**
 * Gives a guest a cart of their own before it is written to. The cookie is for the browser; a device that did not send
 * the token in the header is told it, so that it can store it.
 */
export function openGuestCart(ctx: Context): void {
  if (customerOf(ctx)) return;
  const token = guestTokens(ctx)[0] ?? newCartToken();
  ctx.state.cartToken = token;
  ctx.cookies.set(cookieName(ctx), token, { ...cookieOptions(ctx), maxAge: keptMilliseconds });
  ctx.set('Cache-Control', 'private, no-store');
  if (ctx.get(tokenHeader) !== token) ctx.set(tokenHeader, token);
}

export function dropGuestCookie(ctx: Context): void {
  ctx.cookies.set(cookieName(ctx), '', { ...cookieOptions(ctx), maxAge: 0 });
}

// Browsers accept `__Host-` only over https from this very host, so no other subdomain can set it.
const cookieName = (ctx: Context) => (isSecure(ctx) ? '__Host-cart' : 'cart');

function cookieOptions(ctx: Context) {
  const secure = isSecure(ctx);
  // Behind a proxy the connection itself is not encrypted, and `cookies` would reject.
  if (secure) ctx.cookies.secure = true;
  return { httpOnly: true, sameSite: 'lax', path: '/', secure, signed: false, overwrite: true } as const;
}

const isSecure = (ctx: Context) => ctx.secure || environment().SITE_URL?.startsWith('https:') === true;
