import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { publicPath } from '#src/format/site-paths.ts';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

/**
 * After navigation within the site, scrolls to the top or to the section of the URL, and focuses the new page, so that screen
 * readers continue there. The browser restores the position on Back, Forward and a reload, and scrolls to a section that the
 * server has rendered. A change of query parameters alone does not scroll.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const path = pathname + hash;
  const isUnscrolled = useIsHydrated() && hash !== '';
  // Undefined on a page that the browser could not scroll to its section, because the server has not rendered it.
  const arrivedAt = useRef(isUnscrolled ? undefined : path);

  useEffect(() => {
    if (arrivedAt.current === path) return;
    const isReturn = arrivedAt.current ? navigation === 'POP' : window.scrollY > 0;
    arrivedAt.current = path;
    import('./finish-arrival.ts').then(
      ({ finishArrival }) => finishArrival(isReturn ? '' : hash),
      () => undefined,
    );
    if (hash !== '') return;
    if (!isReturn) window.scrollTo(0, 0);
    // Do not take the focus from a field the visitor is typing in.
    if (!document.activeElement?.matches('input')) main.current?.focus({ preventScroll: true });
  }, [path, hash, navigation]);

  // The router does not receive back and forward events while the page hydrates.
  useEffect(() => {
    const { history, location } = window;
    const isBehind = location.pathname + location.search !== publicPath(pathname + search);
    if (isBehind) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only once hydrated.
  }, []);

  return main;
}
