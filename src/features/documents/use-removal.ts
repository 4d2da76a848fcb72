import { useCallback, useEffect, useRef, useState } from 'react';
import { finishRemoval, removeSaved, undoRemoval } from '#src/documents/remove.ts';

const undoableForMs = 10_000;

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
  const expect = useCallback((urls: string[]) => {
    clearTimeout(timer.current);
    pending.current = urls;
    setRemoved(urls);
  }, []);
  // If the page is left before, the next start finishes the removal.
  useEffect(() => () => clearTimeout(timer.current), []);

  const remove = useCallback(
    (urls: string[]) => {
      void finishRemoval(pending.current);
      expect(urls);
      void removeSaved(urls);
      timer.current = setTimeout(() => {
        void finishRemoval(urls);
        expect([]);
      }, undoableForMs);
    },
    [expect],
  );
  const undo = useCallback(() => {
    void undoRemoval(pending.current);
    expect([]);
  }, [expect]);
  return { removed, remove, undo };
}
