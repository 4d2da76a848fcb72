import { isPdfUrl } from '#src/format/document-url.ts';
import type { ListedDocument, SavedDocument } from '#src/contract/library.ts';

/** What the reader tells of a document, and needs to open it. */
export type ReadableDocument = Omit<ListedDocument, 'documentId'>;

/** Without a connection, from what was stored with the bytes. */
export function readableFromSaved({ newer, ...saved }: SavedDocument): ReadableDocument {
  const successor = newer?.kind === 'newer' && newer.document.url !== saved.url ? newer.document : null;
  return {
    ...saved,
    replacedByUrl: successor && successor.url,
    replacedByRevision: successor && successor.revision,
  };
}

/** Others (outlines, firmware) are files to be loaded, not to be read here. */
export const isPdf = ({ address }: Pick<ReadableDocument, 'address'>) =>
  address !== null && isPdfUrl(address);

export const fileName = ({ url }: Pick<ReadableDocument, 'url'>) => `${url}.pdf`;
