import type { Document } from '#src/contract/document.ts';

/** Packs contain only current revisions. Replaced ones can be saved individually. */
export const currentDocuments = <D extends Pick<Document, 'replacedByRevision'>>(documents: D[]): D[] =>
  documents.filter(({ replacedByRevision }) => replacedByRevision === null);
