import { Fragment, use, type ComponentType, type ReactNode } from 'react';
import { formatAge } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import styles from './async.module.css';
import { Button } from './button.tsx';
import { IsOfflineContext } from './connection-context.ts';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';
import { Icon } from './icon.tsx';

/** The state of a query; TanStack's query result has this shape. */
export interface Loadable<T> {
  data: T | undefined;
  error: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface Props<T> {
  query: Loadable<T>;
  skeleton?: ReactNode;
  /** Wraps the error, or the notice above the content. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: (data: T) => ReactNode;
}

/** The states of fetched data: loading, error with retry, content, and content that could not be refreshed. */
export function Async<T>({ query, skeleton = <Skeleton />, frame: Frame = Fragment, children }: Props<T>) {
  const isOffline = use(IsOfflineContext);
  if (query.data !== undefined) {
    return (
      <>
        {query.error && !isOffline && (
          <Frame>
            <Age updatedAt={query.dataUpdatedAt} />
          </Frame>
        )}
        {children(query.data)}
      </>
    );
  }
  if (query.error || query.fetchStatus === 'paused')
    return (
      <Frame>
        <Failure error={query.error} retry={query.refetch} />
      </Frame>
    );
  return <div aria-busy="true">{skeleton}</div>;
}

function Failure({ error, retry }: { error: Error | null; retry: () => unknown }) {
  const isOffline = error === null || error.name === 'Unreachable';
  return (
    <Notice
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? m.ui.noConnection : m.ui.contentNotLoaded}
    >
      <p>{isOffline ? m.ui.notSaved : m.ui.serverError}</p>
      <Button onClick={() => retry()}>{m.ui.tryAgain}</Button>
    </Notice>
  );
}

/** Shown if the data could not be refreshed. While offline, the connection bar already says so. */
function Age({ updatedAt }: { updatedAt: number }) {
  return (
    <p className={styles.age} role="status">
      <Icon name="circle-alert" /> {m.ui.notRefreshed({ age: formatAge(Date.now() - updatedAt) })}
    </p>
  );
}
