import type { Document } from '#src/contract/document.ts';

/** The URL that opens a document: the PDF viewer for PDFs, the file itself for everything else. */
export function documentUrl({ url, address }: Pick<Document, 'url' | 'address'>): string | null {
  return address !== null && isPdfUrl(address) ? `/documents/${url}` : address;
}

export const isPdfUrl = (url: string) => /\.pdf(?:\?|$)/i.test(url);
