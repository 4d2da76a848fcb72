import { useCallback, useState, type RefObject } from 'react';
import { readPlace } from './page-address.ts';

export type Find = ReturnType<typeof useFind>;

/** The words that are looked for; undefined while nobody looks for any. */
export function useFind(container: RefObject<HTMLElement | null>) {
  const [words, setWords] = useState<string | undefined>(
    () => readPlace(window.location.search).find || undefined,
  );
  const open = useCallback(() => setWords((known) => known ?? ''), []);
  const close = useCallback(() => {
    setWords(undefined);
    container.current?.focus();
  }, [container]);
  return { words, setWords, open, close };
}
