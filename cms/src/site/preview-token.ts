import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../settings/environment';

const oneHour = 3600;

// Opens the drafts of the site for an hour to whoever holds the address.
export function createPreviewToken(now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + oneHour);
  return `${expires}.${signatureOf(expires)}`;
}

export function isPreviewToken(token: string, now = Date.now()): boolean {
  const [expires = '', signature = ''] = token.split('.', 2);
  if (!/^\d{1,12}$/.test(expires)) return false;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(expires))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expires) * 1000 > now;
}

function signatureOf(text: string): string {
  return createHmac('sha256', environment().PREVIEW_SECRET).update(`preview:${text}`).digest('base64url');
}
