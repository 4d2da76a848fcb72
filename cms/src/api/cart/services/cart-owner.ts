import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { invalid } from '../../../platform/http/http-error';
import { isOverHttps, usesSecureCookies } from '../../../platform/http/secure-cookies';
import { isSameSignature, sign } from '../../../platform/config/derived-secret';
import { sha256 } from '../../../platform/sha256';

/** `customer:` with the account's documentId, or `guest:` with the SHA-256 of the cart's token. */
export type CartOwner = string;

/** Devices also store the token and send it in this header, because a browser can lose the cookie in a crash. */
export const tokenHeader = 'Cart-Token';
/** The lifetime of the cookie with the token. */
export const guestCartLifetimeMs = 180 * 24 * 60 * 60 * 1000;

/** Undefined for a visitor who has no cart yet. */
export function cartOwnerOf(ctx: Context): CartOwner | undefined {
  const customer = customerOf(ctx);
  if (customer) return customerCartOwner(customer);
  const [token] = guestTokens(ctx);
  return token === undefined ? undefined : guestCartOwner(token);
}

/** For writes, after `openGuestCart` has created the guest's token. @throws an HttpError (400) if there is no cart */
export function requireCartOwner(ctx: Context): CartOwner {
  const owner = cartOwnerOf(ctx);
  if (owner === undefined) throw invalid('The request has no cart.');
  return owner;
}

/** The documentId of the account that is signed in. */
export function customerOf(ctx: Context): string | undefined {
  const documentId: unknown = ctx.state.user?.documentId;
  return typeof documentId === 'string' ? documentId : undefined;
}

export const customerCartOwner = (documentId: string): CartOwner => `customer:${documentId}`;

export function guestCartOwner(token: string): CartOwner {
  return `guest:${sha256(token)}`;
}

/** All valid cart tokens of the request. The first one identifies the guest's cart. */
export function guestTokens(ctx: Context): string[] {
  const given: unknown[] = [ctx.get(tokenHeader), ctx.cookies.get(cookieName(ctx)), ctx.state.cartToken];
  return [...new Set(given.filter(isCartToken))];
}

/**
 * Gives a guest a cart token before the first write. Sets the cookie, and also returns the token in the header if the device
 * did not send it there, so that the device can store it.
 */
export function openGuestCart(ctx: Context): void {
  if (customerOf(ctx)) return;
  const token = guestTokens(ctx)[0] ?? newCartToken();
  ctx.state.cartToken = token;
  ctx.cookies.set(cookieName(ctx), token, { ...cookieOptions(ctx), maxAge: guestCartLifetimeMs });
  ctx.set('Cache-Control', 'private, no-store');
  if (ctx.get(tokenHeader) !== token) ctx.set(tokenHeader, token);
}

export function dropGuestCookie(ctx: Context): void {
  ctx.cookies.set(cookieName(ctx), '', { ...cookieOptions(ctx), maxAge: 0 });
}

// Browsers accept a `__Host-` cookie only from this host over HTTPS, so no other subdomain can set it.
const cookieName = (ctx: Context) => (isOverHttps(ctx) ? '__Host-cart' : 'cart');

function cookieOptions(ctx: Context) {
  const secure = usesSecureCookies(ctx);
  return { httpOnly: true, sameSite: 'lax', path: '/', secure, signed: false, overwrite: true } as const;
}

const tokenShape = /^([\w-]{32})([\w-]{43})$/;

// The token identifies a guest's cart and proves ownership. It is signed, so that only tokens we have issued are accepted.
function newCartToken(): string {
  const random = randomBytes(24).toString('base64url');
  return random + signatureOf(random);
}

function isCartToken(text: unknown): text is string {
  const [, random, signature] = (typeof text === 'string' && tokenShape.exec(text)) || [];
  if (random === undefined || signature === undefined) return false;
  return isSameSignature(signature, signatureOf(random));
}

const signatureOf = (random: string) => sign('cart-token', random);
