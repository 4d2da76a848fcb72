import type { Document } from '#src/contract/document.ts';
import { m } from '#src/messages/m.ts';

/** The datasheet to show first: a current one, in the language of the site if available. */
export function currentDatasheet(documents: Document[]): Document | undefined {
  const sheets = documents.filter(
    ({ type, replacedByRevision }) => type === 'datasheet' && replacedByRevision === null,
  );
  return sheets.find(({ language }) => language === m.language.code) ?? sheets[0];
}
