import type { ReactNode } from 'react';
import type { Document } from '#src/contract/document.ts';
import type { Product } from '#src/contract/product.ts';
import { DocumentList } from '#src/ui/document-list.tsx';
import { Grid, Section } from '#src/ui/layout.tsx';
import { ProductCard } from '#src/ui/product-card.tsx';
import { RichTextView } from '#src/ui/rich-text.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { documentGroups } from './document-groups.ts';
import { Gallery } from './gallery.tsx';
import { NameplateSlot } from './nameplate-slot.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductJsonLd } from './product-json-ld.tsx';
import styles from './product-view.module.css';
import { SpecificationTable } from './specification-table.tsx';
import { Suitability } from './suitability.tsx';
import { VariantTable } from './variant-table.tsx';

interface Properties {
  product: Product;
  /** When it was fetched, in milliseconds. */
  savedAt: number;
  /** Stands right below the price. */
  purchase: ReactNode;
  /** Stands with the other actions below the price. */
  action: ReactNode;
  /** Stands with each document. */
  documentAction: (document: Document) => ReactNode;
  /** Stands below the documents. */
  documentsAction: ReactNode;
}

export function ProductView({
  product,
  savedAt,
  purchase,
  action,
  documentAction,
  documentsAction,
}: Properties) {
  const { url, productImages, thumbnail, specifications, family, accessories, relatedProducts } = product;
  const pictures =
    productImages.length > 0 ? productImages : [thumbnail].filter((picture) => picture !== null);
  return (
    <>
      <ProductJsonLd product={product} />
      <div className={styles.top}>
        {pictures.length > 0 && <Gallery pictures={pictures} name={product.name} />}
        <ProductHead product={product} savedAt={savedAt} purchase={purchase} action={action} />
      </div>
      <div className={styles.columns}>
        <Description product={product} />
        <Documents product={product} action={documentAction}>
          {documentsAction}
        </Documents>
      </div>
      {specifications.length > 0 && (
        <Section title="Specifications">
          <SpecificationTable specifications={specifications} />
        </Section>
      )}
      {family && family.products.length > 1 && (
        <Section title={`Variants of ${family.name}`}>
          <VariantTable variants={family.products} currentUrl={url} />
        </Section>
      )}
      <div className={styles.nameplate}>
        <NameplateSlot product={product} />
      </div>
      <Related title="Accessories" products={accessories} />
      <Related title="Related products" products={relatedProducts} />
    </>
  );
}

function Description({ product }: { product: Product }) {
  const { description, suitableFor, notSuitableFor } = product;
  if (description.length + suitableFor.length + notSuitableFor.length === 0) return null;
  return (
    <Section title="Description">
      <RichTextView content={description} />
      <Suitability product={product} />
    </Section>
  );
}

interface DocumentsProperties {
  product: Product;
  action: (document: Document) => ReactNode;
  children: ReactNode;
}

function Documents({ product: { url, documents, downloads }, action, children }: DocumentsProperties) {
  if (documents.length + downloads.length === 0) return null;
  return (
    <Section title="Documents" aside={<SiteLink href={`/products/${url}/documents`}>All documents</SiteLink>}>
      <DocumentList
        documents={documentGroups(documents)
          .flatMap(({ members }) => members)
          .slice(0, 4)}
        action={action}
      />
      <div className={styles.documentsAction}>{children}</div>
    </Section>
  );
}

function Related({ title, products }: { title: string; products: Product['accessories'] }) {
  if (products.length === 0) return null;
  return (
    <div className={styles.related}>
      <Section title={title}>
        <Grid>
          {products.map((product) => (
            <ProductCard key={product.documentId} product={product} />
          ))}
        </Grid>
      </Section>
    </div>
  );
}
