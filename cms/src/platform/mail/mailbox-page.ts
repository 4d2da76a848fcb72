import { escape } from './email-html';
import type { SavedMail } from './mailbox';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; }
p.about { margin: 0 0 1.5rem; opacity: 0.75; }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid #8886; }
li { border-bottom: 1px solid #8886; }
li a { display: block; padding: 0.75rem 0; min-height: 44px; color: inherit; text-decoration: none; }
li strong { overflow-wrap: anywhere; }
li a:hover strong, li a:focus-visible strong { text-decoration: underline; }
li span { opacity: 0.75; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem; }
dt { opacity: 0.75; } dd { margin: 0; overflow-wrap: anywhere; }
nav a { display: inline-block; padding: 0.6rem 1rem 0.6rem 0; }
iframe { width: 100%; height: 60vh; border: 1px solid #8886; background: Canvas; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.5 ui-monospace, monospace; border-top: 1px solid #8886; padding-top: 1rem; }`;

export function mailboxPage(mails: SavedMail[]): string {
  const rows = mails.map(
    ({ mail, subject, to, at }) =>
      `<li><a href="/mailbox/${mail}"><strong>${escape(subject)}</strong><br><span>to ${escape(to)}, ${time(at)}</span></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ul>${rows.join('\n')}</ul>`
      : '<p>No e-mails yet. Submit a form, and its e-mails appear here.</p>';
  return page(
    'Local mailbox',
    `<h1>Local mailbox</h1>
<p class="about">SMTP_URL is not set, so e-mails are saved here instead of being sent.</p>
${list}`,
  );
}

export function mailPage(saved: SavedMail, form: 'html' | 'text'): string {
  const { mail, subject, from, to, replyTo, at, text } = saved;
  const other = form === 'html' ? ['text', 'Show as text'] : ['', 'Show as HTML'];
  const body =
    form === 'html'
      ? `<iframe src="/mailbox/${mail}?form=body" sandbox="allow-popups allow-top-navigation-by-user-activation" title="E-mail"></iframe>`
      : `<pre>${escape(text)}</pre>`;
  const head = [
    ['From', from],
    ['To', to],
    ['Reply to', replyTo ?? ''],
    ['Date', time(at)],
  ].filter(([, value]) => value);
  return page(
    subject,
    `<nav><a href="/mailbox">All e-mails</a><a href="/mailbox/${mail}${other[0] ? `?form=${other[0]}` : ''}">${other[1]}</a></nav>
<h1>${escape(subject)}</h1>
<dl>${head.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')}</dl>
${body}`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function time(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}
