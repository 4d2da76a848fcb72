import type { Document } from '#src/contract/document.ts';
import type { Product } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { documentGroups } from './document-groups.ts';

interface PageSection {
  /** The element id. */
  id: string;
  title: string;
}

/** The sections of a product page that have content, in the order of the page. */
export function sectionsOf(product: Product): PageSection[] {
  const { specifications, drawings, family, downloads, accessories } = product;
  const { cad, others } = splitDocuments(product);
  const sections = [
    { id: 'specifications', title: m.product.specifications, size: specifications.length },
    { id: 'drawings', title: m.product.drawings, size: drawings.length },
    { id: 'variants', title: m.product.variants, size: (family?.products.length ?? 0) > 1 ? 1 : 0 },
    { id: 'documents', title: m.product.documents, size: others.length + downloads.length },
    { id: 'cad', title: m.product.cad, size: cad.length },
    { id: 'accessories', title: m.product.accessories, size: accessories.length },
  ];
  return sections.filter(({ size }) => size > 0);
}

/** Current drawings and models, and all other documents in the order of the documents page. */
export function splitDocuments({ documents }: Product) {
  const ordered = documentGroups(documents).flatMap(({ members }) => members);
  const isCad = ({ type, replacedByRevision }: Document) => type === 'cad' && replacedByRevision === null;
  return { cad: ordered.filter(isCad), others: ordered.filter((document) => !isCad(document)) };
}
