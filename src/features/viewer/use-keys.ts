import { useEffect, type RefObject } from 'react';
import type { PdfView } from './pdf-view.ts';

interface Options {
  container: RefObject<HTMLElement | null>;
  view: PdfView | undefined;
  pageCount: number;
  onFind: () => void;
}

/** Keyboard shortcuts, as in other PDF viewers. They are ignored in fields. */
export function useKeys({ container, view, pageCount, onFind }: Options) {
  useEffect(() => {
    if (!view) return undefined;
    const scrollBy = (screens: number) =>
      container.current?.scrollBy({ top: screens * 0.9 * container.current.clientHeight });
    const plain: Record<string, () => void> = {
      PageDown: () => scrollBy(1),
      PageUp: () => scrollBy(-1),
      Home: () => view.goToPage(1),
      End: () => view.goToPage(pageCount),
      ...zoomKeys(view),
    };
    const withControl: Record<string, () => void> = { f: onFind, ...zoomKeys(view) };
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      const action = (isCommand ? withControl : plain)[event.key];
      if (!action || event.altKey || (!isCommand && isTyping(event.target))) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [container, view, pageCount, onFind]);
}

const zoomKeys = (view: PdfView) => ({
  '+': view.zoomIn,
  '=': view.zoomIn,
  '-': view.zoomOut,
  '0': () => view.fit('auto'),
});

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
