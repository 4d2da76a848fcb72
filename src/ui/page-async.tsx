import type { ReactNode } from 'react';
import { m } from '#src/messages/m.ts';
import { Async, type Loadable } from './async.tsx';
import { Head } from './head.tsx';
import { Container, PageHead } from './layout.tsx';
import { NotFoundView } from './not-found-view.tsx';
import styles from './page-async.module.css';
import { PageSkeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props<T> {
  query: Loadable<T>;
  children: (data: NonNullable<T>) => ReactNode;
}

/** The document title of a page that is still loading begins with it. */
export const loadingTitle = m.ui.loading;

/** For the main data of a page, without which it has nothing to show. Null means that the page does not exist. */
export function PageAsync<T>({ query, children }: Props<T>) {
  const hasData = query.data !== undefined;
  const isLoading = !hasData && query.error === null && query.fetchStatus !== 'paused';
  return (
    <>
      {!hasData && <Head title={isLoading ? loadingTitle : failedTitle} isIndexed={false} />}
      {isLoading && <VisuallyHidden as="h1">{loadingTitle}</VisuallyHidden>}
      <Async query={query} skeleton={<PageSkeleton />} frame={hasData ? PageFrame : FailedFrame}>
        {(data) => (data === null || data === undefined ? <NotFoundView /> : children(data))}
      </Async>
    </>
  );
}

const failedTitle = m.ui.pageNotLoaded;

function FailedFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <PageHead title={failedTitle} />
      {children}
    </PageFrame>
  );
}

/** Wraps notices above a part of the page that fills its width, or in place of it. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={styles.frame}>{children}</div>
    </Container>
  );
}
