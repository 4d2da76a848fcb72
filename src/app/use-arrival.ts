import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a click on a link within the site: up to the top, and the focus into the new page, so that a screen reader
 * reads on there. Back and forward leave the place to the browser; a page that only changes what it is asked stays.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const path = pathname + hash;
  const arrivedAt = useRef(path);

  useEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    if (hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    if (navigation !== 'POP') window.scrollTo(0, 0);
    // Somebody types into the header already.
    if (!document.activeElement?.matches('input')) main.current?.focus({ preventScroll: true });
  }, [path, hash, navigation]);

  return main;
}
