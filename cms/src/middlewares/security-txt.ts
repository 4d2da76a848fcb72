import type { Context, Next } from 'koa';
import { environment } from '../platform/config/environment';

const path = '/.well-known/security.txt';
const dayMs = 24 * 60 * 60 * 1000;
// Counted from the current day. The standard recommends less than a year.
const validMs = 180 * dayMs;

// GET /.well-known/security.txt: https://www.rfc-editor.org/rfc/rfc9116
export default () => (ctx: Context, next: Next) => {
  const { SECURITY_CONTACT: contact, SITE_URL } = environment();
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  // Without a contact, the site has no such file.
  if (ctx.path !== path || !isRead || contact === undefined) return next();
  ctx.set({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' });
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = [
    `Contact: ${contact}`,
    `Expires: ${expires(Date.now())}`,
    'Preferred-Languages: en',
    // Only https URLs are allowed here.
    ...(SITE_URL?.startsWith('https:') ? [`Canonical: ${SITE_URL}${path}`] : []),
    '',
  ].join('\n');
};

// Changes once a day.
const expires = (now: number) => new Date(now - (now % dayMs) + validMs).toISOString();
