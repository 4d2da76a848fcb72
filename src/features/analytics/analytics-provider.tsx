import type { ReactNode } from 'react';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';

const PageViewCounter = lazyPart(
  async () => (await import('./page-view-counter.tsx')).PageViewCounter,
  nothing,
);

/** Counts page views if an analytics service is configured. */
export function AnalyticsProvider({ url, children }: { url: string | null; children: ReactNode }) {
  return (
    <>
      {children}
      {url !== null && <PageViewCounter url={url} />}
    </>
  );
}
