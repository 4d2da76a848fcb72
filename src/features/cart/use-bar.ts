import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

// As in section-links.module.css.
const wide = '(width >= 80rem)';

/** Beside the section links on wide screens, otherwise at the bottom of the screen. Null if the page has neither, and on the server. */
export function useBarPlace() {
  const isWide = useSyncExternalStore<boolean | null>(onWidth, isWideNow, () => null);
  if (isWide === null) return null;
  const top = isWide ? document.getElementById('buy-bar') : null;
  const element = top ?? document.getElementById('notices');
  return element && { element, name: top ? 'top' : 'bottom' };
}

const isWideNow = () => matchMedia(wide).matches;

function onWidth(notify: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** On wide screens only below the block; elsewhere also above it, as the first screen of a phone shows the picture. */
export function useIsOutOfView(
  block: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const isPassed = entry.boundingClientRect.top < 0;
      // Otherwise focus is lost when the bar disappears.
      const isInUse = bar.current?.contains(document.activeElement) ?? false;
      setIsOut((!entry.isIntersecting && (isPassed || !isWideNow())) || isInUse);
    });
    if (block.current) observer.observe(block.current);
    return () => observer.disconnect();
  }, [block, bar]);
  return isOut;
}
