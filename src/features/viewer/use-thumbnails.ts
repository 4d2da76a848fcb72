import { useCallback, useState, type RefObject } from 'react';

const narrow = '(width < 48rem)';

/** Whether the thumbnails are shown. */
export function useThumbnails(container: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
    container.current?.focus();
  }, [container]);
  /** Over the pages on a phone: out of the way when they have done their work. */
  const closeIfInTheWay = () => window.matchMedia(narrow).matches && close();
  return { isOpen, toggle: () => setIsOpen(!isOpen), close, closeIfInTheWay };
}
