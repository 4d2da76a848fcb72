import { Fragment, type ComponentType, type ReactNode } from 'react';
import styles from './async.module.css';
import { Button } from './button.tsx';
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

/** The faces of everything that is fetched: waiting, error with retry, content, content that could not be renewed. */
export function Async<T>({
  query,
  skeleton = <Skeleton />,
  frame: Frame = Fragment,
  children,
}: Properties<T>) {
  if (query.data !== undefined) {
    return (
      <>
        {(query.error || query.fetchStatus === 'paused') && (
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
      title={isOffline ? 'There is no connection to the server' : 'This could not be loaded'}
    >
      <p>
        {isOffline
          ? 'This part is not on your device yet. Try again when the connection is back.'
          : 'The server answered with an error. Nothing you did is lost.'}
      </p>
      <Button onClick={() => retry()}>Try again</Button>
    </Notice>
  );
}

/** Renewing failed, so the visitor learns how old this is. */
function Age({ updatedAt }: { updatedAt: number }) {
  const minutes = Math.max(1, Math.round((Date.now() - updatedAt) / 60_000));
  const age =
    minutes < 60
      ? `${minutes} min`
      : minutes < 2880
        ? `${Math.round(minutes / 60)} h`
        : `${Math.round(minutes / 1440)} days`;
  return (
    <p className={styles.age} role="status">
      <Icon name="wifi-off" /> No connection. Saved {age} ago.
    </p>
  );
}
