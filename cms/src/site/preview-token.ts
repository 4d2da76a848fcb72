import { createHmac } from 'node:crypto';
import { isSameSignature } from '../platform/config/derived-secret';
import { environment } from '../platform/config/environment';

const oneHour = 3600;

/** Gives anyone with the URL access to drafts for one hour. */
export function createPreviewToken(now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + oneHour);
  return `${expires}.${signatureOf(expires)}`;
}

export function isPreviewToken(token: string, now = Date.now()): boolean {
  const [expires = '', signature = ''] = token.split('.', 2);
  if (!/^\d{1,12}$/.test(expires)) return false;
  return isSameSignature(signature, signatureOf(expires)) && Number(expires) * 1000 > now;
}

function signatureOf(text: string): string {
  return createHmac('sha256', environment().PREVIEW_SECRET).update(`preview:${text}`).digest('base64url');
}
