import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface Properties<M> {
  /** Stays the same between drawings. */
  load: () => Promise<M>;
  children: (loaded: M) => ReactNode;
}

/** What needs JavaScript and is no part of the first script: it comes when the page is there. */
export function Late<M>({ load, children }: Properties<M>) {
  const [loaded, setLoaded] = useState<{ load: unknown; part: M | null }>();
  useEffect(
    () =>
      void load().then(
        // Drawn in slices, between which a tap is answered.
        (part) => startTransition(() => setLoaded({ load, part })),
        () => setLoaded({ load, part: null }),
      ),
    [load],
  );
  // Another part may have stood here before.
  if (loaded?.load !== load)
    return (
      <>
        <noscript>
          <p>This feature needs JavaScript.</p>
        </noscript>
        <Skeleton />
      </>
    );
  if (loaded.part === null)
    return (
      <Notice kind="error" title="This content could not be loaded">
        <p>Part of the page is missing. Reload it when you are online.</p>
      </Notice>
    );
  return children(loaded.part);
}
