import { useEffect, useRef, useState } from 'react';
import { endRemoval, removeSaved, undoRemoval } from '#src/documents/remove.ts';

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = (urls: string[]) => {
    clearTimeout(timer.current);
    setRemoved([]);
    void endRemoval(urls);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    removed,
    remove: (urls) => {
      end(removed);
      setRemoved(urls);
      void removeSaved(urls);
      timer.current = setTimeout(() => end(urls), undoableForMs);
    },
    undo: () => {
      clearTimeout(timer.current);
      setRemoved([]);
      void undoRemoval(removed);
    },
  };
}
