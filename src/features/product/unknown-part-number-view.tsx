import { use } from 'react';
import type { ProductSummary } from '#src/contract/product.ts';
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
      <Head title="Unknown part number" isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: 'Products', url: '/products' },
          { label: 'Unknown part number', url: `/p/${encodeURIComponent(partNumber)}` },
        ]}
      />
      <PageHead
        title={`No product has the part number ${partNumber}`}
        intro="Check the part number on the nameplate: 0 and O, or 1 and I, are easy to confuse. You can leave out dashes and spaces."
      />
      {near.length > 0 && (
        <Section title="Did you mean…">
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
          Scan a nameplate
        </ButtonLink>
        <ButtonLink href="/products">All products</ButtonLink>
        <ButtonLink href="/contacts">Contact us</ButtonLink>
      </p>
    </Container>
  );
}
