import type { Document } from '#src/contract/document.ts';

/** The URL that opens a document: the PDF viewer for PDFs, the file itself for everything else. */
export function documentUrl({ url, fileUrl }: Pick<Document, 'url' | 'fileUrl'>): string | null {
  return fileUrl !== null && isPdfUrl(fileUrl) ? `/documents/${url}` : fileUrl;
}

export const isPdfUrl = (url: string) => /\.pdf(?:\?|$)/i.test(url);
