import type { ReactNode } from 'react';
import { Async, type Loadable } from './async.tsx';
import { Head } from './head.tsx';
import { Container } from './layout.tsx';
import { NotFoundView } from './not-found-view.tsx';
import styles from './page-async.module.css';
import { PageSkeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Properties<T> {
  query: Loadable<T>;
  children: (data: NonNullable<T>) => ReactNode;
}

/** What a whole page is about. Without it the page has nothing else to show; null is a page that does not exist. */
export function PageAsync<T>({ query, children }: Properties<T>) {
  const isThere = query.data !== undefined;
  const isWaiting = query.error === null && query.fetchStatus !== 'paused';
  const standIn = isWaiting ? 'Loading' : 'This page could not be loaded';
  return (
    <>
      {!isThere && (
        <>
          <Head title={standIn} isIndexed={false} />
          <VisuallyHidden as="h1">{standIn}</VisuallyHidden>
        </>
      )}
      <Async query={query} skeleton={<PageSkeleton />} frame={PageFrame}>
        {(data) => (data === null || data === undefined ? <NotFoundView /> : children(data))}
      </Async>
    </>
  );
}

function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.frame}>{children}</div>
    </Container>
  );
}
