import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const PageViewCounter = lazy(async () => ({
  default: (await import('./page-view-counter.tsx')).PageViewCounter,
}));

/** Counts page views where a counting service is set up; its script comes after the page is alive. */
export function AnalyticsProvider({ url, children }: { url: string | null; children: ReactNode }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return (
    <>
      {children}
      {url !== null && isReady && (
        <Suspense>
          <PageViewCounter url={url} />
        </Suspense>
      )}
    </>
  );
}
