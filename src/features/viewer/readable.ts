import { isPdfUrl } from '#src/format/document-url.ts';
import type { ListedDocument, SavedDocument } from '#src/contract/library.ts';

/** The data of a document that the PDF viewer shows and needs to open it. */
export type ReadableDocument = Omit<ListedDocument, 'documentId'>;

/** While offline, from the stored metadata. */
export function readableFromSaved({ newer, ...saved }: SavedDocument): ReadableDocument {
  const successor = newer?.kind === 'newer' && newer.document.url !== saved.url ? newer.document : null;
  return {
    ...saved,
    replacedByUrl: successor && successor.url,
    replacedByRevision: successor && successor.revision,
  };
}

/** Other files (drawings, firmware) are downloaded, not displayed. */
export const isPdf = ({ fileUrl }: Pick<ReadableDocument, 'fileUrl'>) =>
  fileUrl !== null && isPdfUrl(fileUrl);

export const fileName = ({ url }: Pick<ReadableDocument, 'url'>) => `${url}.pdf`;
