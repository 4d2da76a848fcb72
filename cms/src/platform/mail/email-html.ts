import { textsFor } from '../messages/texts';
import type { Brand, Email, Item, Items, Texts } from './email';

// Outlook for Windows lays out with Word and Gmail removes style sheets, so layout is tables and styles are inline. Every
// text has its own colour and background, which clients with a dark mode invert together.
const ink = '#14171a';
const soft = '#4a5157';
const ground = '#eceef0';
const hairline = '#dcdfe2';
const signal = '#b93406';
const font = 'font-family:Arial,Helvetica,sans-serif';
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

export function html({ subject, text, items, facts = [], link, brand, isForStaff = false }: Email): string {
  const { language, emails } = textsFor({ isForStaff });
  return `<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escape(subject)}</title>
</head>
<body bgcolor="${ground}" style="margin:0;padding:0;background-color:${ground}">
<table ${table} bgcolor="${ground}"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${table} bgcolor="#ffffff" style="max-width:600px;background-color:#ffffff">
${head(brand)}
<tr><td style="padding:28px 24px 8px;${font};font-size:16px;line-height:24px;color:${ink}">
${text.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join('\n')}
</td></tr>
${[items ? itemRows(items, emails) : '', factRows(facts), link ? button(link) : ''].filter(Boolean).join('\n')}
${foot(brand)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function head({ siteName, logo }: Brand): string {
  const style = `${font};font-size:18px;line-height:28px;font-weight:bold;color:#ffffff`;
  const name = escape(siteName);
  const content = logo
    ? `<img src="${escape(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${name}" border="0" style="display:block;${style}">`
    : name;
  return `<tr><td bgcolor="${ink}" style="padding:18px 24px;background-color:${ink};border-bottom:4px solid ${signal};${style}">${content}</td></tr>`;
}

const section = (content: string, padding = '0 24px 24px') =>
  `<tr><td style="padding:${padding};${font};font-size:15px;line-height:22px;color:${ink}">${content}</td></tr>`;

function itemRows({ lines: rows, sums }: Items, t: Texts): string {
  const amounts = sums.map(([name, amount], index) => {
    const isTotal = index === sums.length - 1;
    const style = `padding:${isTotal ? '10px 0 0' : '4px 0'};${isTotal ? 'font-weight:bold;font-size:17px' : ''}`;
    return `<tr><td align="right" style="${style}">${lines(name)}</td><td align="right" width="120" style="${style};white-space:nowrap">${escape(amount)}</td></tr>`;
  });
  const totals =
    amounts.length > 0 ? `<table ${table} style="margin-top:12px">${amounts.join('\n')}</table>` : '';
  return section(`<table ${table}>${rows.map((row) => itemRow(row, t)).join('\n')}</table>${totals}`);
}

function itemRow(item: Item, t: Texts): string {
  const { partNumber, name, remarks, quantity, unitPrice, amount, picture } = item;
  const cell = `valign="top" style="padding:12px 0;border-top:1px solid ${hairline}`;
  const image = picture
    ? `<img src="${escape(picture)}" width="64" height="64" alt="${escape(name || partNumber)}" border="0" style="display:block;background-color:${ground};font-size:11px;line-height:14px;color:${soft}">`
    : '';
  const details = [`${quantity} × ${partNumber}`, ...remarks].map(
    (text) => `<div style="font-size:14px;line-height:20px;color:${soft}">${lines(text)}</div>`,
  );
  const each =
    quantity > 1 && unitPrice !== ''
      ? `<div style="font-size:14px;line-height:20px;color:${soft}">${escape(t.each({ price: unitPrice }))}</div>`
      : '';
  return `<tr>${image === '' ? '' : `<td width="80" ${cell}">${image}</td>`}<td ${image === '' ? 'colspan="2" ' : ''}${cell};word-break:break-word"><strong>${lines(name || partNumber)}</strong>${details.join('')}</td><td align="right" ${cell};padding-left:12px;white-space:nowrap">${escape(amount)}${each}</td></tr>`;
}

function factRows(facts: [string, string][]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" width="160" style="padding:4px 16px 4px 0;font-weight:normal;color:${soft}">${escape(name)}</th><td valign="top" style="padding:4px 0;word-break:break-word">${lines(value)}</td></tr>`,
  );
  return section(`<table ${table}>${rows.join('\n')}</table>`);
}

// Outlook ignores the padding of links, so the colour is on the cell.
function button({ label, url }: { label: string; url: string }): string {
  const style = `display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:20px;font-weight:bold;color:#ffffff;text-decoration:none`;
  return section(
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${ink}" style="background-color:${ink}"><a href="${escape(url)}" style="${style}">${escape(label)}</a></td></tr></table>`,
  );
}

const foot = ({ signature }: Brand) =>
  `<tr><td style="padding:16px 24px 24px;border-top:1px solid ${hairline};${font};font-size:13px;line-height:19px;color:${soft}">${lines(signature)}</td></tr>`;

const lines = (text: string) => escape(text).replaceAll('\n', '<br>');

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
