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

/** The document title of a page that is still loading starts with this. */
export const loadingTitle = 'Loading';

/** For the main data of a page, without which it has nothing to show. Null means that the page does not exist. */
export function PageAsync<T>({ query, children }: Properties<T>) {
  const isThere = query.data !== undefined;
  const isLoading = !isThere && query.error === null && query.fetchStatus !== 'paused';
  return (
    <>
      {!isThere && <Head title={isLoading ? loadingTitle : failed} isIndexed={false} />}
      {isLoading && <VisuallyHidden as="h1">{loadingTitle}</VisuallyHidden>}
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

/** Wraps notices above, or instead of, a part of the page that fills its width. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.frame}>{children}</div>
    </Container>
  );
}
