import type { ReactNode } from 'react';
import type { Document } from '#src/contract/document.ts';
import type { Product } from '#src/contract/product.ts';
import { byEdition } from '#src/format/document-editions.ts';
import { m } from '#src/messages/m.ts';
import { DocumentList } from '#src/ui/document-list.tsx';
import { Section } from '#src/ui/layout.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './product-view.module.css';
import { splitDocuments } from './section-list.ts';

interface Props {
  product: Product;
  action: (document: Document) => ReactNode;
}

/** The first documents; the documents page lists all. */
export function DocumentsSection({ product, action, children }: Props & { children: ReactNode }) {
  const { others } = splitDocuments(product);
  const first = byEdition(others).slice(0, 6);
  if (others.length + product.downloads.length === 0) return null;
  return (
    <Section id="documents" title={m.product.documents} aside={<AllDocuments product={product} />}>
      <DocumentList
        documents={first.flatMap(({ shown, others: more }) => [shown, ...more])}
        action={action}
      />
      <div className={styles.documentsAction}>{children}</div>
    </Section>
  );
}

const AllDocuments = ({ product: { url } }: { product: Product }) => (
  <SiteLink href={`/products/${url}/documents`}>{m.product.allDocuments}</SiteLink>
);

/** Drawings and models for CAD. */
export function CadSection({ product, action }: Props) {
  const { cad, others } = splitDocuments(product);
  if (cad.length === 0) return null;
  return (
    <Section id="cad" title={m.product.cad} aside={others.length === 0 && <AllDocuments product={product} />}>
      <DocumentList documents={cad} action={action} />
    </Section>
  );
}
