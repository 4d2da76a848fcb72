export type Email = {
  subject: string;
  /** Paragraphs as plain text. */
  text: string[];
  facts?: [name: string, value: string][];
  link?: { label: string; url: string };
  /** Sender details at the end. */
  signature: string;
};

// The same content as text and HTML, because some clients show only the text.
export function plainText({ text, facts = [], link, signature }: Email): string {
  const list = facts.map(([name, value]) => `${name}: ${value.replaceAll('\n', '\n  ')}`);
  const parts = [...text, list.join('\n'), link ? `${link.label}:\n${link.url}` : '', `-- \n${signature}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

export function html(letter: Email): string {
  const { subject, text, facts = [], link, signature } = letter;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th ${cell} ${soft}>${escape(name)}</th><td ${cell} style="padding:4px 0">${lines(value)}</td></tr>`,
  );
  const button = link
    ? `<p style="margin:24px 0"><a href="${escape(link.url)}" style="font-weight:600">${escape(link.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:600px">
${text.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join('\n')}
${rows.length > 0 ? `<table role="presentation" style="border-collapse:collapse;margin:8px 0 16px">${rows.join('\n')}</table>` : ''}
${button}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #c9cdd1;font-size:14px">${lines(signature)}</p>
</div>
</body>
</html>
`;
}

const cell = 'align="left" valign="top"';
const soft = 'style="font-weight:400;padding:4px 16px 4px 0;opacity:.75"';

function lines(text: string): string {
  return escape(text).replaceAll('\n', '<br>');
}

export function escape(text: string): string {
  const marks: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
