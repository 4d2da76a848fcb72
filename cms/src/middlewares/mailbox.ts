import type { Context, Next } from 'koa';
import { type SavedMail, readMailbox } from '../platform/mail/mailbox';
import { mailboxPage, mailPage } from '../platform/mail/mailbox-page';
import { isMailboxOpen } from '../platform/mail/mailbox-access';
import { environment } from '../platform/config/environment';

const path = /^\/mailbox(?:\/([\da-f-]{36}))?\/?$/;

// Shows the local mailbox in the browser.
export default () => async (ctx: Context, next: Next) => {
  const match = path.exec(ctx.path);
  if (!match || ctx.method !== 'GET' || !isMailboxOpen(ctx.req, environment())) return next();
  const mails = await readMailbox();
  const [, id] = match;
  const stored = mails.find(({ mail }) => mail === id);
  if (id && !stored) return next();
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  ctx.type = 'html';
  ctx.body = stored ? shown(stored, ctx.query.form) : mailboxPage(mails);
};

function shown(mail: SavedMail, form: unknown): string {
  if (form === 'body') return mail.html.replace('<head>', '<head><base target="_top">');
  return mailPage(mail, form === 'text' ? 'text' : 'html');
}
