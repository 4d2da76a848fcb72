export interface Shared {
  title: string;
  text: string;
  /** Android leaves it empty and puts the address into the text. */
  url: string;
}

export function readShared(search: URLSearchParams): Shared {
  const part = (name: string) => search.get(name)?.trim() ?? '';
  return { title: part('title'), text: part('text'), url: part('url') };
}

export const wholeText = ({ title, text, url }: Shared) => [title, text, url].filter(Boolean).join('\n');

/** Where an address of this site leads, if one was shared: its path with what follows. */
export function ownPath(shared: Shared, origin: string): string | undefined {
  for (const address of wholeText(shared).match(/https?:\/\/[^\s<>"']+/g) ?? []) {
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    // Never to itself, and never to another host: "//" begins one.
    if (url.origin !== origin || url.pathname.startsWith('/share')) continue;
    return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  }
  return undefined;
}
