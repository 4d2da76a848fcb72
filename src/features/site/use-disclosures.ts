import { useEffect, useRef } from 'react';

/** Adds menu behaviour to the `details` elements inside. Until it has loaded, they open and close with a click. */
export function useDisclosures({ opensOnHover }: { opensOnHover: boolean }) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    void import('./disclosures.ts')
      .then(({ listenToMenus }) => {
        if (root.current && !listening.signal.aborted)
          listenToMenus(root.current, opensOnHover, listening.signal);
      })
      // The menus work without it.
      .catch(() => undefined);
    return () => listening.abort();
  }, [opensOnHover]);

  return root;
}
