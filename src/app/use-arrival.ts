import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { publicPath } from '#src/format/site-paths.ts';

/**
 * After navigation within the site, scrolls to the top and focuses the new page, so that screen readers continue there. The
 * browser restores the position on back and forward. A change of query parameters alone does not scroll.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const path = pathname + hash;
  const arrivedAt = useRef(path);

  useEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    removeLinkPreview();
    if (hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    if (navigation !== 'POP') window.scrollTo(0, 0);
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

/** Only the server writes these (ui/head.tsx), so they describe the page before. */
function removeLinkPreview() {
  const ofPageBefore = '[name=description], [property], [name^=twitter], [hreflang]';
  for (const tag of document.head.querySelectorAll(ofPageBefore)) tag.remove();
}
