/** What a code leads to. */
export type ScannedCode =
  | { kind: 'page'; path: string }
  /** Somebody else's site. */
  | { kind: 'address'; url: URL }
  | { kind: 'text'; text: string };

export interface KnownPages {
  /** Scheme and host of this site. */
  origin: string;
  /** The page of the product with this part number, in any spelling. */
  productPath: (partNumber: string) => string | undefined;
}

/** Our nameplates carry an address; other labels, and those of resellers, the bare part number among other words. */
export function recognize(text: string, pages: KnownPages): ScannedCode {
  const url = addressIn(text.trim());
  if (url) return recognizeAddress(url, pages);
  for (const word of [text, ...text.split(/[\s,;|=]+/), ...text.split(/[\s,;|=:]+/)]) {
    const path = pages.productPath(word);
    if (path !== undefined) return { kind: 'page', path };
  }
  return { kind: 'text', text };
}

/** A short address counts on any host: the site may have moved since the nameplate was engraved. */
function recognizeAddress(url: URL, { origin, productPath }: KnownPages): ScannedCode {
  const [, partNumber] = /^\/p\/(.+)$/i.exec(url.pathname) ?? [];
  if (partNumber !== undefined)
    return { kind: 'page', path: productPath(decode(partNumber)) ?? `/p/${partNumber}` };
  if (url.origin === origin) return { kind: 'page', path: url.pathname + url.search + url.hash };
  return { kind: 'address', url };
}

/** Also without the scheme, which takes room on a small plate. */
function addressIn(text: string): URL | undefined {
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
