import { useQuery } from '@tanstack/react-query';
import type { Document } from '#src/contract/document.ts';
import type { ProductOfDocument } from '#src/contract/library.ts';
import { m } from '#src/messages/m.ts';
import { documentsQuery } from './documents-query.ts';
import { currentDocuments } from './current-documents.ts';
import { SaveButton } from './save-button.tsx';

export interface SaveOfferProps {
  name: string;
  /** Offers to save one document, or the current documents of a product. */
  documents?: Document[];
  /** The product they belong to, which the documents do not state themselves. */
  product?: ProductOfDocument;
  /** Alternatively, all documents of these products. */
  productUrls?: string[];
}

export function SaveOffer({ name, documents, product, productUrls = [] }: SaveOfferProps) {
  if (!documents || !product) return <OfProducts name={name} urls={productUrls} />;
  const products = [{ name: product.name, url: product.url, partNumber: product.partNumber }];
  const offered = documents.length === 1 ? documents : currentDocuments(documents);
  return (
    <SaveButton
      name={name}
      documents={offered.map((document) => ({ ...document, products }))}
      variant={documents.length === 1 ? 'plain' : 'secondary'}
    />
  );
}

/** Without the list of all documents, nothing can be offered. */
function OfProducts({ name, urls }: { name: string; urls: string[] }) {
  const { data = [] } = useQuery(documentsQuery);
  const productUrlSet = new Set(urls);
  const documents = currentDocuments(data).filter(({ products }) =>
    products.some(({ url }) => productUrlSet.has(url)),
  );
  return <SaveButton name={m.documents.documentsOf({ name })} documents={documents} />;
}
