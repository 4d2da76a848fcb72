import { useEffect, type RefObject } from 'react';

/** While it is shown, the rest of the page is inert and cannot be scrolled. */
export function useModal(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const others = elementsOutside(element.current).filter((other) => !other.inert);
    const { style } = document.documentElement;
    for (const other of others) other.inert = true;
    style.overflow = 'hidden';
    style.scrollbarGutter = 'auto';
    return () => {
      for (const other of others) other.inert = false;
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, [element]);
}

/** All elements that are neither inside nor around the element. */
function elementsOutside(element: HTMLElement | null): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner: HTMLElement | null = element; inner?.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && sibling.localName !== 'script')
        outside.push(sibling);
    if (inner.parentElement === document.body) return outside;
  }
  return outside;
}
