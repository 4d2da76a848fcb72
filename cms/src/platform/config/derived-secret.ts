import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from './environment';

// Each purpose has its own secret, so that a signature for one purpose is not valid for another.
export function sign(purpose: string, text: string): string {
  return createHmac('sha256', derivedSecret(purpose)).update(text).digest('base64url');
}

export function derivedSecret(purpose: string): string {
  const [key = ''] = environment().APP_KEYS;
  return createHmac('sha256', key).update(`fieldshop:${purpose}`).digest('hex');
}

/** Compares in constant time, so that the time does not reveal how much of a guess was correct. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
