import type { Document } from '#src/contract/document.ts';
import type { ListedDocument, ProductOfDocument } from '#src/contract/library.ts';

type Offered = Document & Partial<Pick<ListedDocument, 'products'>>;

/** Packs hold what is in force: replaced revisions are only saved one by one. */
export const inForce = <D extends Document>(documents: D[]): D[] =>
  documents.filter(({ replacedByRevision }) => replacedByRevision === null);

/** A product's page knows which product it is; its documents do not say so. */
export const ofProduct = (documents: Document[], { name, url, partNumber }: ProductOfDocument): Offered[] =>
  documents.map((document) => ({ ...document, products: [{ name, url, partNumber }] }));
