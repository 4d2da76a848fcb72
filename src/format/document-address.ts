import type { Document } from '#src/contract/document.ts';

/** Where a document opens: PDFs in the reader of the site, everything else as the file it is. */
export function documentAddress({ url, address }: Pick<Document, 'url' | 'address'>): string | null {
  return address !== null && isPdfAddress(address) ? `/documents/${url}` : address;
}

export const isPdfAddress = (address: string) => /\.pdf(?:\?|$)/i.test(address);
