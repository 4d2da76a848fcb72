import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '#src/messages/m.ts';
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
      <Head title={m.share.title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: m.share.title, url: '/share' }]} />
      <PageHead title={titleOf(target, text, count)} intro={introOf(target, text, count)} />
      {target && (
        <p>
          <SiteLink href={target}>{target}</SiteLink>
        </p>
      )}
      {count > 0 && (
        <>
          <VisuallyHidden as="h2">{m.share.products}</VisuallyHidden>
          <Grid>{children}</Grid>
        </>
      )}
      {!target && text !== '' && (
        <section className={styles.shared}>
          <h2>{m.share.sharedText}</h2>
          <blockquote>{text}</blockquote>
        </section>
      )}
      {!target && (
        <ButtonLink href="/products" variant={count > 0 ? 'secondary' : 'primary'}>
          {m.share.allProducts}
        </ButtonLink>
      )}
    </Container>
  );
}

function titleOf(target: string | undefined, text: string, count: number) {
  if (target) return m.share.opening;
  if (count > 0) return m.share.found({ count });
  return text === '' ? m.share.nothingShared : m.share.noPartNumber;
}

function introOf(target: string | undefined, text: string, count: number) {
  if (target || count > 0) return undefined;
  return text === '' ? m.share.howToShare : m.share.howToWrite;
}
