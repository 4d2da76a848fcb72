import { useCallback, useEffect, useRef, useState } from 'react';
import { finishRemoval, removeSaved, undoRemoval } from '#src/documents/remove.ts';

const undoableForMs = 10_000;

export interface Removal {
  /** What was removed last and can be taken back. */
  removed: string[];
  remove: (urls: string[]) => void;
  undo: () => void;
}

/** A removal is final after a while, or with the next one. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<string[]>([]);
  const pending = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const expect = useCallback((urls: string[]) => {
    clearTimeout(timer.current);
    pending.current = urls;
    setRemoved(urls);
  }, []);
  // Left earlier, it is ended by the next start.
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
