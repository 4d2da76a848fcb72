import { pathInAnyLanguage } from '#src/format/url-in.ts';
export interface Shared {
  title: string;
  text: string;
  /** Android leaves it empty and puts the URL into the text. */
  url: string;
}

export function readShared(search: URLSearchParams): Shared {
  const part = (name: string) => search.get(name)?.trim() ?? '';
  return { title: part('title'), text: part('text'), url: part('url') };
}

export const wholeText = ({ title, text, url }: Shared) => [title, text, url].filter(Boolean).join('\n');

/** Path and query of a shared URL of this site; undefined for other URLs. */
export function ownPath(shared: Shared, origin: string): string | undefined {
  for (const match of wholeText(shared).match(/https?:\/\/[^\s<>"']+/g) ?? []) {
    if (!URL.canParse(match)) continue;
    const url = new URL(match);
    // Skips this page, to avoid a loop. Leading slashes are reduced to one, because "//" would lead to another host.
    const path = pathInAnyLanguage(url.pathname.replace(/^\/+/, '/'));
    if (url.origin !== origin || path.startsWith('/share')) continue;
    return path + url.search + url.hash;
  }
  return undefined;
}
