import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, Grid, PageHead } from '#src/ui/layout.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { wholeText, type Shared } from './shared.ts';
import styles from './shared-view.module.css';

interface Props {
  shared: Shared;
  /** The page of this site whose URL was shared. */
  target?: string;
  /** Number of products found in the shared text; `children` renders them. */
  count?: number;
  children?: ReactNode;
}

/** The shared text and the products found in it. */
export function SharedView({ shared, target, count = 0, children }: Props) {
  const text = wholeText(shared);
  const navigate = useNavigate();
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
  return (
    <Container>
      <Head title="Shared with us" isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: 'Shared with us', url: '/share' }]} />
      <PageHead title={titleOf(target, text, count)} intro={introOf(target, text, count)} />
      {target && (
        <p>
          <SiteLink href={target}>{target}</SiteLink>
        </p>
      )}
      {count > 0 && (
        <>
          <VisuallyHidden as="h2">Products</VisuallyHidden>
          <Grid>{children}</Grid>
        </>
      )}
      {!target && text !== '' && (
        <section className={styles.shared}>
          <h2>Shared text</h2>
          <blockquote>{text}</blockquote>
        </section>
      )}
      {!target && (
        <ButtonLink href="/products" variant={count > 0 ? 'secondary' : 'primary'}>
          All products
        </ButtonLink>
      )}
    </Container>
  );
}

function titleOf(target: string | undefined, text: string, count: number) {
  if (target) return 'Opening the shared page';
  if (count > 0) return `${count} ${count === 1 ? 'product' : 'products'} found in the shared text`;
  return text === '' ? 'Nothing was shared' : 'No part number found';
}

function introOf(target: string | undefined, text: string, count: number) {
  if (target || count > 0) return undefined;
  return text === ''
    ? 'To open a product here, select text with its part number in another app and share it with this app.'
    : 'This text does not contain any of our part numbers. You can write part numbers with or without dashes, such as ACP40-V02-BT or acp40 v02 bt.';
}
