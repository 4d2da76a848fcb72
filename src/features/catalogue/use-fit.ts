import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a table fits into its frame. If it does, it needs no scroll container, so its header can stick to the window.
 * Undefined until measured.
 */
export function useFit() {
  const frame = useRef<HTMLDivElement>(null);
  const [isFitting, setFitting] = useState<boolean>();
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    // At once: in the frame after a window has become narrower, the page itself would scroll sideways.
    const measure = () => flushSync(() => setFitting(current.scrollWidth <= current.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { frame, isFitting };
}
