import { useQuery } from '@tanstack/react-query';
import type { Document } from '#src/contract/document.ts';
import type { ProductOfDocument } from '#src/contract/library.ts';
import { documentsQuery } from './documents-query.ts';
import { inForce } from './in-force.ts';
import { SaveButton } from './save-button.tsx';

export interface SaveOfferProperties {
  name: string;
  /** One document, whichever it is, or those of a product, of which the ones in force are saved. */
  documents?: Document[];
  /** The product that shows them; documents do not say so themselves. */
  product?: ProductOfDocument;
  /** Instead: all documents of these products. */
  productUrls?: string[];
}

export function SaveOffer({ name, documents, product, productUrls = [] }: SaveOfferProperties) {
  if (!documents || !product) return <OfProducts name={name} urls={productUrls} />;
  const products = [{ name: product.name, url: product.url, partNumber: product.partNumber }];
  const offered = documents.length === 1 ? documents : inForce(documents);
  return (
    <SaveButton
      name={name}
      documents={offered.map((document) => ({ ...document, products }))}
      look={documents.length === 1 ? 'plain' : 'secondary'}
    />
  );
}

/** Without the list of all documents there is nothing to offer. */
function OfProducts({ name, urls }: { name: string; urls: string[] }) {
  const { data = [] } = useQuery(documentsQuery);
  const wanted = new Set(urls);
  const documents = inForce(data).filter(({ products }) => products.some(({ url }) => wanted.has(url)));
  return <SaveButton name={`Documents of ${name}`} documents={documents} />;
}
