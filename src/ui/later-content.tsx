import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * The part of a large page that follows its heading. After a click on a link it is rendered once the heading is shown, in
 * slices that do not block input. It is there at once on the server, after Back and Forward, whose scroll position needs the
 * whole page, and if the link leads to a section.
 */
export function LaterContent({ children }: { children: ReactNode }) {
  const isServed = !useIsHydrated();
  const isReturn = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const [isAtOnce] = useState(isServed || isReturn || hash !== '');
  return useDeferredValue(true, isAtOnce) ? children : null;
}
