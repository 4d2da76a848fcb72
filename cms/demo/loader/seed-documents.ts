import * as v from 'valibot';
import { cadDocuments, sharedDrawings } from './seed-cad';
import { datasheetDocuments, hasDatasheet } from './seed-datasheets';
import { type Fields, readEntries } from '../../src/seed/seed-files';

type Entry = Fields & { url: string };

const belonging = v.object({
  products: v.optional(v.array(v.string()), []),
  families: v.optional(v.array(v.string()), []),
});

export function hasPdf(document: Fields): boolean {
  return document.pdf !== undefined;
}

export function pdfFile(url: string): string {
  return `${url}.pdf`;
}

/** All documents of record: datasheets, outlines for CAD, and those of `documents.yaml` and `documents/`. */
export function documentEntries(folder: string): Entry[] {
  const products = readEntries(folder, 'products');
  return [
    ...products.filter(hasDatasheet).flatMap(datasheetDocuments),
    ...sharedDrawings(folder, products).flatMap(cadDocuments),
    ...writtenDocuments(folder, products),
  ];
}

/** The key `families` of a document includes all products of those families. */
function writtenDocuments(folder: string, products: Entry[]): Entry[] {
  return readEntries(folder, 'documents').map(({ families, ...entry }) => {
    const named = v.parse(belonging, { products: entry.products, families });
    const members = products.filter(({ family }) => named.families.includes(String(family)));
    return {
      ...entry,
      ...(hasPdf(entry) ? { file: pdfFile(entry.url) } : {}),
      products: [...named.products, ...members.map(({ url }) => url)],
    };
  });
}
