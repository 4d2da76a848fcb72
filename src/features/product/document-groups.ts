import type { Document, DocumentType } from '#src/contract/document.ts';

const headings: [DocumentType, string][] = [
  ['datasheet', 'Datasheets'],
  ['manual', 'Manuals'],
  ['certificate', 'Certificates'],
  ['declaration', 'Declarations'],
  ['cad', 'Drawings and models'],
  ['firmware', 'Firmware'],
];

/** Documents in force by kind, then the replaced ones of all kinds; the newest first in each group. */
export function documentGroups(documents: Document[]): { heading: string; members: Document[] }[] {
  const newestFirst = documents.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const inForce = newestFirst.filter(({ replacedByRevision }) => replacedByRevision === null);
  const replaced = newestFirst.filter(({ replacedByRevision }) => replacedByRevision !== null);
  const groups = headings.map(([type, heading]) => ({
    heading,
    members: inForce.filter((document) => document.type === type),
  }));
  return [...groups, { heading: 'Older revisions', members: replaced }].filter(
    ({ members }) => members.length > 0,
  );
}

/** The datasheet to show first: not replaced, in English where there is one. */
export function datasheetInForce(documents: Document[]): Document | undefined {
  const sheets = documents.filter(
    ({ type, replacedByRevision }) => type === 'datasheet' && replacedByRevision === null,
  );
  return sheets.find(({ language }) => language === 'en') ?? sheets[0];
}
