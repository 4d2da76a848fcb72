import type { ReactNode } from 'react';
import { Async, type Loadable } from './async.tsx';
import { Head } from './head.tsx';
import { Container, PageHead } from './layout.tsx';
import { NotFoundView } from './not-found-view.tsx';
import styles from './page-async.module.css';
import { PageSkeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Properties<T> {
  query: Loadable<T>;
  children: (data: NonNullable<T>) => ReactNode;
}

/** The document title of a page whose content is on its way begins with it. */
export const loadingTitle = 'Loading';

/** What a whole page is about. Without it the page has nothing else to show; null is a page that does not exist. */
export function PageAsync<T>({ query, children }: Properties<T>) {
  const isThere = query.data !== undefined;
  const isWaiting = !isThere && query.error === null && query.fetchStatus !== 'paused';
  return (
    <>
      {!isThere && <Head title={isWaiting ? loadingTitle : failed} isIndexed={false} />}
      {isWaiting && <VisuallyHidden as="h1">{loadingTitle}</VisuallyHidden>}
      <Async query={query} skeleton={<PageSkeleton />} frame={isThere ? PageFrame : FailedFrame}>
        {(data) => (data === null || data === undefined ? <NotFoundView /> : children(data))}
      </Async>
    </>
  );
}

const failed = 'This page could not be loaded';

function FailedFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <PageHead title={failed} />
      {children}
    </PageFrame>
  );
}

/** Around what a page says above, or in place of, a part that fills its width. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.frame}>{children}</div>
    </Container>
  );
}
