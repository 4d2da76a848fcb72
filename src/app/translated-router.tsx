import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { createPath, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { pathInSite, publicPath } from '#src/format/site-paths.ts';

/** `BrowserRouter` whose routes and navigations have paths in English, `/products`, for URLs that are `/de/produkte`. */
export function TranslatedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createSiteHistory);
  const [{ action, location }, setState] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), [history]);
  const path = pathInSite(location.pathname);
  return (
    <Router navigator={history} navigationType={action} location={{ ...location, pathname: path }}>
      {children}
    </Router>
  );
}

function createSiteHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  // What it writes to the address bar.
  history.createHref = (to) => publicPath(typeof to === 'string' ? to : createPath(to));
  return history;
}
