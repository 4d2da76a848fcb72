import {
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  Component,
} from 'react';
import { m } from '#src/messages/m.ts';
import { Button } from './button.tsx';
import { IsOfflineContext } from './connection-context.ts';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface Retry {
  retry: () => void;
}

interface Options<P> {
  /** `idle` waits until the browser is idle. */
  when?: 'mounted' | 'idle';
  /** Shows the failure in browsers that cannot store data for this site. */
  needsStorage?: boolean;
  /** Rendered by the server and while the chunk is loading. */
  Fallback?: (props: P) => ReactNode;
  /** Rendered if the chunk cannot be loaded or the component throws. */
  Failure?: (props: P & Retry) => ReactNode;
}

export type LazyPart<P> = ((props: P) => ReactNode) & { preload: () => Promise<unknown> };

/**
 * A component in a chunk of its own. The chunk is loaded after hydration, unless `preload` has loaded it before.
 *
 * React.lazy is not used: a component that suspends while React hydrates replaces the server's HTML, and React delays the
 * content of a Suspense boundary until its fallback has been visible for 300 ms.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { when = 'mounted', needsStorage = false, Fallback = Skeleton, Failure = LoadingFailed }: Options<P> = {},
): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined;
  const preload = async () => (Loaded ??= await load());

  function Part(props: P) {
    const { View, isFailed, show } = useChunk({ Loaded, preload, when, needsStorage });
    if (isFailed) return <Failure {...props} retry={show} />;
    if (!View) return <Fallback {...props} />;
    return (
      <ErrorBoundary failure={(retry) => <Failure {...props} retry={retry} />}>
        <Suspense fallback={<Fallback {...props} />}>
          <View {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(Part, { preload });
}

interface Chunk<P> {
  /** Undefined if it has not been loaded before. */
  Loaded: ComponentType<P> | undefined;
  preload: () => Promise<ComponentType<P>>;
  when: 'mounted' | 'idle';
  needsStorage: boolean;
}

interface State<P> {
  View: ComponentType<P> | undefined;
  isFailed: boolean;
}

function useChunk<P>({ Loaded, preload, when, needsStorage }: Chunk<P>) {
  const [state, setState] = useState<State<P>>(() => ({ View: Loaded, isFailed: false }));
  const show = useCallback(() => {
    // A transition renders in slices, so that input is handled in between.
    const set = (next: State<P>) => startTransition(() => setState(next));
    const fail = () => set({ View: undefined, isFailed: true });
    if (needsStorage && !canStore()) fail();
    else void preload().then((View) => set({ View, isFailed: false }), fail);
  }, [preload, needsStorage]);
  const isLoaded = state.View !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    if (when === 'idle') whenIdle(show);
    else show();
  }, [isLoaded, when, show]);
  useRetries(state, show);
  return { ...state, show };
}

const retryDelaysMs = [1000, 2000, 4000];

/**
 * Retries automatically, because the connection may be interrupted only briefly. Also without a connection, since a worker
 * that is about to serve this page may have the chunk. Starts over when the connection is lost or returns.
 */
function useRetries(state: { isFailed: boolean }, retry: () => void) {
  const isOffline = use(IsOfflineContext);
  const retries = useRef(0);
  useEffect(() => void (retries.current = 0), [isOffline]);
  useEffect(() => {
    const delayMs = retryDelaysMs[retries.current];
    if (!state.isFailed || delayMs === undefined) return;
    const timer = setTimeout(() => {
      retries.current += 1;
      retry();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [state, isOffline, retry]);
}

export const canStore = () => 'caches' in window && 'locks' in navigator;

// Safari has no idle callbacks.
export const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 1000);

/** For parts that a page is complete without. */
export const nothing = { Fallback: () => null, Failure: () => null };

export function LoadingFailed({ retry }: Retry) {
  return (
    <Notice kind="error" title={m.ui.contentNotLoaded}>
      <p>{m.ui.partMissing}</p>
      <Button onClick={retry}>{m.ui.tryAgain}</Button>
    </Notice>
  );
}

interface Props {
  /** Rendered in place of children that failed; `retry` renders them again. */
  failure: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Confines a rendering error to the part of the page in which it occurred. */
class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return this.props.failure(() => this.setState({ error: null }));
  }
}
