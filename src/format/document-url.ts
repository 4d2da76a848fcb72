import type { Document } from '#src/contract/document.ts';

/** Where a document opens: PDFs in the reader of the site, everything else as the file it is. */
export function documentUrl({ url, address }: Pick<Document, 'url' | 'address'>): string | null {
  return address !== null && isPdfUrl(address) ? `/documents/${url}` : address;
}

export const isPdfUrl = (address: string) => /\.pdf(?:\?|$)/i.test(address);
