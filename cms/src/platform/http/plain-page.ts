import type { Context } from 'koa';
import { escape } from '../mail/email-html';
import { textsFor } from '../messages/texts';

type PlainPage = {
  status: number;
  title: string;
  text: string;
  reloadSeconds?: number;
  isForStaff?: boolean;
};

// A self-contained page, for when the site cannot render one.
export function sendPlainPage(ctx: Context, page: PlainPage): void {
  const { status, title, text, reloadSeconds, isForStaff = false } = page;
  ctx.status = status;
  ctx.type = 'html';
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  if (reloadSeconds) ctx.set('Retry-After', String(reloadSeconds));
  ctx.body = `<!doctype html>
<html lang="${textsFor({ isForStaff }).language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}">\n` : ''}<title>${escape(title)}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.75rem; }
</style>
</head>
<body>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
</body>
</html>
`;
}
