import { useCallback, useEffect, useRef, useState } from 'react';
import { finishRemoval, removeSaved, undoRemoval } from '#src/documents/remove.ts';

const undoTimeoutMs = 10_000;

export interface Removal {
  /** URLs of the documents whose removal can be undone. */
  removed: string[];
  remove: (urls: string[]) => void;
  undo: () => void;
}

/** A removal becomes final after ten seconds, or with the next removal. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<string[]>([]);
  const pending = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setPending = useCallback((urls: string[]) => {
    clearTimeout(timer.current);
    pending.current = urls;
    setRemoved(urls);
  }, []);
  // If the visitor leaves the page before then, the next start of the site finishes the removal.
  useEffect(() => () => clearTimeout(timer.current), []);

  const remove = useCallback(
    (urls: string[]) => {
      void finishRemoval(pending.current);
      setPending(urls);
      void removeSaved(urls);
      timer.current = setTimeout(() => {
        void finishRemoval(urls);
        setPending([]);
      }, undoTimeoutMs);
    },
    [setPending],
  );
  const undo = useCallback(() => {
    void undoRemoval(pending.current);
    setPending([]);
  }, [setPending]);
  return { removed, remove, undo };
}
