import { use } from 'react';
import type { ProductSummary } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead, Section } from '#src/ui/layout.tsx';
import { ResponseContext } from '#src/ui/response-context.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './unknown-part-number-view.module.css';

interface Props {
  partNumber: string;
  near: ProductSummary[];
}

/** Shows the unknown part number and similar ones. The server returns 404. */
export function UnknownPartNumberView({ partNumber, near }: Props) {
  use(ResponseContext).status = 404;
  return (
    <Container>
      <Head title={m.product.unknownPartNumber} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: m.product.products, url: '/products' },
          { label: m.product.unknownPartNumber, url: `/p/${encodeURIComponent(partNumber)}` },
        ]}
      />
      <PageHead title={m.product.noSuchPartNumber({ partNumber })} intro={m.product.checkPartNumber} />
      {near.length > 0 && (
        <Section title={m.product.didYouMean}>
          <ul role="list" className={styles.list}>
            {near.map(({ documentId, url, name, partNumber }) => (
              <li key={documentId}>
                <SiteLink href={`/products/${url}`}>{partNumber}</SiteLink>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className={styles.actions}>
        <ButtonLink href="/scan" variant="primary">
          {m.product.scanNameplate}
        </ButtonLink>
        <ButtonLink href="/products">{m.product.allProducts}</ButtonLink>
        <ButtonLink href="/contacts">{m.product.contactUs}</ButtonLink>
      </p>
    </Container>
  );
}
