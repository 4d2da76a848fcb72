import type { Document } from '#src/contract/document.ts';

/** Packs hold what is in force: replaced revisions are only saved one by one. */
export const inForce = <D extends Pick<Document, 'replacedByRevision'>>(documents: D[]): D[] =>
  documents.filter(({ replacedByRevision }) => replacedByRevision === null);
