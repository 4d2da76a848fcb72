import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * The part of a large page that follows its heading. After a click on a link, and when the app opens a page from the device,
 * it is rendered once the heading is shown, in slices that do not block input. It is there at once on the server, after Back,
 * Forward and a reload, whose scroll position needs the whole page, and if the link leads to a section.
 */
export function LaterContent({ children }: { children: ReactNode }) {
  const isServed = !useIsHydrated();
  const isReturn = useNavigationType() === 'POP' && !isOpening();
  const { hash } = useLocation();
  const [isAtOnce] = useState(isServed || isReturn || hash !== '');
  return useDeferredValue(true, isAtOnce) ? children : null;
}

let hasMoved = false;
if (!import.meta.env.SSR)
  window.addEventListener('popstate', () => void (hasMoved = true), { capture: true });

/** Whether the app has just been opened by a link or an icon. React Router calls this POP, like Back and Forward. */
function isOpening() {
  const [navigation] = performance.getEntriesByType('navigation');
  return !hasMoved && navigation && 'type' in navigation && navigation.type === 'navigate';
}
