import { useCallback, useState, type RefObject } from 'react';
import { parsePosition } from './document-position.ts';

export type Find = ReturnType<typeof useFind>;

/** The search text; undefined while the search is closed. */
export function useFind(container: RefObject<HTMLElement | null>) {
  const [words, setWords] = useState<string | undefined>(
    () => parsePosition(window.location.search).find || undefined,
  );
  const open = useCallback(() => setWords((current) => current ?? ''), []);
  const close = useCallback(() => {
    setWords(undefined);
    container.current?.focus();
  }, [container]);
  return { words, setWords, open, close };
}
