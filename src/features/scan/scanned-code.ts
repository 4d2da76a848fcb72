import { pathInAnyLanguage } from '#src/format/url-in.ts';
/** The target of a scanned code. */
export type ScannedCode =
  | { kind: 'page'; path: string }
  /** A URL of another site. */
  | { kind: 'url'; url: URL }
  | { kind: 'text'; text: string };

export interface KnownPages {
  /** Origin of this site. */
  origin: string;
  /** Finds the URL of the product with this part number, in any spelling. */
  productPath: (partNumber: string) => string | undefined;
}

/**
 * Our nameplates contain a URL. Other labels, such as those of resellers, contain the part number among other words.
 */
export function recognize(text: string, pages: KnownPages): ScannedCode {
  const url = urlIn(text.trim());
  if (url) return recognizeUrl(url, pages);
  for (const word of [text, ...text.split(/[\s,;|=]+/), ...text.split(/[\s,;|=:]+/)]) {
    const path = pages.productPath(word);
    if (path !== undefined) return { kind: 'page', path };
  }
  return { kind: 'text', text };
}

/** A short URL is accepted on any host, because the site may have moved since the nameplate was engraved. */
function recognizeUrl(url: URL, { origin, productPath }: KnownPages): ScannedCode {
  const [, partNumber] = /^\/p\/(.+)$/i.exec(pathInAnyLanguage(url.pathname)) ?? [];
  if (partNumber !== undefined)
    return { kind: 'page', path: productPath(decode(partNumber)) ?? `/p/${partNumber}` };
  if (url.origin === origin)
    return { kind: 'page', path: pathInAnyLanguage(url.pathname) + url.search + url.hash };
  return { kind: 'url', url };
}

/** Also without the scheme, which is omitted on small nameplates. */
function urlIn(text: string): URL | undefined {
  const whole = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\/\S*$/.test(text) ? `https://${text}` : text;
  return /^https?:\/\/\S+$/i.test(whole) && URL.canParse(whole) ? new URL(whole) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
