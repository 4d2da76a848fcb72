import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a click on a link within the site: up to the top, and the focus into the new page, so that a screen reader
 * reads on there. Back and forward leave the place to the browser.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    if (navigation !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, navigation]);

  return main;
}
