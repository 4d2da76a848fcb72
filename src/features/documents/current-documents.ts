import type { Document } from '#src/contract/document.ts';
import { inOneLanguage } from '#src/format/document-editions.ts';

type Listed = Pick<Document, 'replacedByRevision' | 'url' | 'language'>;

/** Packs contain only current revisions in the language of the page. Others can be saved individually. */
export const currentDocuments = <D extends Listed>(documents: D[]): D[] =>
  inOneLanguage(documents.filter(({ replacedByRevision }) => replacedByRevision === null));
