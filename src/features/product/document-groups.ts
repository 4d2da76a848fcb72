import type { Document, DocumentType } from '#src/contract/document.ts';
import { m } from '#src/messages/m.ts';

const headings: [DocumentType, string][] = [
  ['datasheet', m.product.datasheets],
  ['manual', m.product.manuals],
  ['certificate', m.product.certificates],
  ['declaration', m.product.declarations],
  ['cad', m.product.drawingsAndModels],
  ['firmware', m.product.firmware],
];

/** Current documents by type, then replaced ones of all types, newest first in each group. */
export function documentGroups(documents: Document[]): { heading: string; members: Document[] }[] {
  const newestFirst = documents.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const current = newestFirst.filter(({ replacedByRevision }) => replacedByRevision === null);
  const replaced = newestFirst.filter(({ replacedByRevision }) => replacedByRevision !== null);
  const groups = headings.map(([type, heading]) => ({
    heading,
    members: current.filter((document) => document.type === type),
  }));
  return [...groups, { heading: m.product.olderRevisions, members: replaced }].filter(
    ({ members }) => members.length > 0,
  );
}
