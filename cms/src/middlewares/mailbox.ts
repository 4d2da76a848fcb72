import type { Context, Next } from 'koa';
import { type KeptMail, readMailbox } from '../mail/mailbox';
import { mailboxPage, mailPage } from '../mail/mailbox-page';
import { environment } from '../settings/environment';

const address = /^\/mailbox(?:\/([\da-f-]{36}))?\/?$/;
const local = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

// The local mailbox in the browser: only without a mail server, only on a server that nobody else can reach.
export default () => async (ctx: Context, next: Next) => {
  const match = address.exec(ctx.path);
  if (!match || ctx.method !== 'GET' || !isOpen(ctx)) return next();
  const mails = await readMailbox();
  const [, id] = match;
  const found = mails.find(({ mail }) => mail === id);
  if (id && !found) return next();
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  ctx.type = 'html';
  ctx.body = found ? shown(found, ctx.query.form) : mailboxPage(mails);
};

function shown(mail: KeptMail, form: unknown): string {
  if (form === 'body') return mail.html.replace('<head>', '<head><base target="_top">');
  return mailPage(mail, form === 'text' ? 'text' : 'html');
}

function isOpen(ctx: Context): boolean {
  const { SMTP_URL, HOST, TRUST_PROXY } = environment();
  const isLocalServer = local.has(HOST) || HOST === 'localhost';
  return !SMTP_URL && isLocalServer && !TRUST_PROXY && local.has(ctx.req.socket.remoteAddress ?? '');
}
