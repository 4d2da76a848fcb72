import { Fragment, use, type ComponentType, type ReactNode } from 'react';
import { formatAge } from '#src/format/date.ts';
import styles from './async.module.css';
import { Button } from './button.tsx';
import { IsOfflineContext } from './connection-context.ts';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';
import { Icon } from './icon.tsx';

/** What a query tells of itself; TanStack's result fits. */
export interface Loadable<T> {
  data: T | undefined;
  error: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface Properties<T> {
  query: Loadable<T>;
  skeleton?: ReactNode;
  /** Drawn around what stands in for the content, or above it. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: (data: T) => ReactNode;
}

/** The faces of everything that is fetched: waiting, error with retry, content, content that could not be refreshed. */
export function Async<T>({
  query,
  skeleton = <Skeleton />,
  frame: Frame = Fragment,
  children,
}: Properties<T>) {
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
      title={isOffline ? 'No connection to the server' : 'This content could not be loaded'}
    >
      <p>
        {isOffline
          ? 'This content is not saved on your device. Try again when you are online.'
          : 'The server returned an error. Your data is safe.'}
      </p>
      <Button onClick={() => retry()}>Try again</Button>
    </Notice>
  );
}

/** Renewing failed, so the visitor learns how old this is. Without a connection the strip at the lower edge says it. */
function Age({ updatedAt }: { updatedAt: number }) {
  return (
    <p className={styles.age} role="status">
      <Icon name="circle-alert" /> This could not be refreshed. Last updated{' '}
      {formatAge(Date.now() - updatedAt)} ago.
    </p>
  );
}
