import { createHmac } from 'node:crypto';
import { environment } from './environment';

// One secret a purpose, so that what is signed for one is worth nothing for another.
export function sign(purpose: string, text: string): string {
  return createHmac('sha256', derivedSecret(purpose)).update(text).digest('base64url');
}

export function derivedSecret(purpose: string): string {
  const [key = ''] = environment().APP_KEYS;
  return createHmac('sha256', key).update(`fieldshop:${purpose}`).digest('hex');
}
