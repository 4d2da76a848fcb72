/**
 * Allowed targets of a link: `any` is a page of this or another site, `web` another site, `https` another site over
 * HTTPS.
 */
export type LinkKind = 'any' | 'web' | 'https';

const messages: Record<LinkKind, string> = {
  any: 'Enter a page of this site, such as /products, or a full URL that begins with https://.',
  web: 'Enter a full URL that begins with https://.',
  https: 'Enter a full URL that begins with https://.',
};
const protocols: Record<LinkKind, string[]> = {
  any: ['https:', 'http:', 'mailto:', 'tel:'],
  web: ['https:', 'http:'],
  https: ['https:'],
};
const blankOrControl = /[\s\p{Cc}\\]/u;

/** The problem with a link. Undefined if it is valid or empty. Browsers ignore tabs and read \ as /. */
export function linkProblem(kind: LinkKind, text: string): string | undefined {
  if (text === '') return undefined;
  const isFine = !blankOrControl.test(text) && (isOfThisSite(kind, text) || isOfAnother(kind, text));
  return isFine ? undefined : messages[kind];
}

export const isLinkKind = (value: unknown): value is LinkKind =>
  value === 'any' || value === 'web' || value === 'https';

function isOfThisSite(kind: LinkKind, text: string): boolean {
  return kind === 'any' && /^(\/(?!\/)|#)/.test(text);
}

// Without `//` a browser would read "https:page" as a page of this site. A user name before the host is deceptive.
function isOfAnother(kind: LinkKind, text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  if (!protocols[kind].includes(protocol) || username !== '' || password !== '') return false;
  return !protocol.startsWith('http') || /^https?:\/\/[^/]/i.test(text);
}
