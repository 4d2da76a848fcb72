import { useEffect } from 'react';
import { addressAt } from './page-address.ts';

/** Safari refuses more than a hundred changes of the address in half a minute. */
const afterMs = 300;

/** The address follows the reader, so that it can be shared and opened again at the same place. */
export function usePlaceInAddress({ page, find, isReady }: { page: number; find: string; isReady: boolean }) {
  useEffect(() => {
    if (!isReady) return undefined;
    // Past the router: for it a change of address is an arrival, and would take the focus.
    const write = () =>
      window.history.replaceState(window.history.state, '', addressAt(window.location.href, { page, find }));
    const timer = setTimeout(write, afterMs);
    return () => clearTimeout(timer);
  }, [page, find, isReady]);
}
