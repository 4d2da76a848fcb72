import { randomBytes } from 'node:crypto';
import { isSameSignature, sign } from '../../../platform/config/derived-secret';

const shape = /^([\w-]{32})([\w-]{43})$/;

/** Identifies a guest's cart and proves ownership. Random and signed, so that only our own tokens are accepted. */
export function newCartToken(): string {
  const random = randomBytes(24).toString('base64url');
  return random + signatureOf(random);
}

export function isCartToken(text: unknown): text is string {
  const [, random, signature] = (typeof text === 'string' && shape.exec(text)) || [];
  if (random === undefined || signature === undefined) return false;
  return isSameSignature(signature, signatureOf(random));
}

const signatureOf = (random: string) => sign('cart-token', random);
