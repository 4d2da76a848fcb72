import { Suspense, use } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { loadModule, routes, type RouteEntry, type RouteModule } from './routes.ts';

/** Renders the page of the current URL and loads its code on first use. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {routes.map((entry) => (
            <Route key={entry.path} path={entry.path} element={<LazyRoute entry={entry} />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

const pendingModules = new WeakMap<RouteEntry, Promise<RouteModule>>();

function LazyRoute({ entry }: { entry: RouteEntry }) {
  const { Route: Page } = entry.module ?? use(pendingModule(entry));
  return <Page />;
}

function pendingModule(entry: RouteEntry): Promise<RouteModule> {
  const pending = pendingModules.get(entry) ?? loadModule(entry);
  pendingModules.set(entry, pending);
  pending.catch(() => pendingModules.delete(entry));
  return pending;
}
