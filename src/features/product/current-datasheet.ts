import type { Document } from '#src/contract/document.ts';
import { inOneLanguage, usLanguage } from '#src/format/document-editions.ts';

const currentDatasheets = (documents: Document[]) =>
  documents.filter(({ type, replacedByRevision }) => type === 'datasheet' && replacedByRevision === null);

/** The datasheet to show first: a current one, in the language of the site or in English. */
export const currentDatasheet = (documents: Document[]): Document | undefined =>
  inOneLanguage(currentDatasheets(documents))[0];

/** The current datasheet with figures in US units. */
export const usDatasheet = (documents: Document[]): Document | undefined =>
  currentDatasheets(documents).find(({ language }) => language === usLanguage);
