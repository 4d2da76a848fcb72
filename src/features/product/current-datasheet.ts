import type { Document } from '#src/contract/document.ts';

/** The datasheet to show first: a current one, in English if available. */
export function currentDatasheet(documents: Document[]): Document | undefined {
  const sheets = documents.filter(
    ({ type, replacedByRevision }) => type === 'datasheet' && replacedByRevision === null,
  );
  return sheets.find(({ language }) => language === 'en') ?? sheets[0];
}
