import { useCallback, useEffect, useRef, useState } from 'react';
import { finishRemovals, removeEntry, undoRemoval } from '#src/outbox/change.ts';

const undoTimeoutMs = 10_000;

export interface Removal {
  /** The last deletion. Rejected if the entry was being sent at that moment. */
  removed: { id: string; isRejected: boolean } | undefined;
  remove: (id: string) => void;
  undo: () => void;
}

/** A deletion becomes final after ten seconds, or with the next start of the site if the visitor leaves the page before then. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<Removal['removed']>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const remove = useCallback((id: string) => {
    clearTimeout(timer.current);
    void removeEntry(id).then((isRemoved) => {
      setRemoved({ id, isRejected: !isRemoved });
      timer.current = setTimeout(() => {
        setRemoved(undefined);
        void finishRemovals(undoTimeoutMs);
      }, undoTimeoutMs);
    });
  }, []);
  const undo = useCallback(() => {
    clearTimeout(timer.current);
    if (removed) void undoRemoval(removed.id);
    setRemoved(undefined);
  }, [removed]);
  return { removed, remove, undo };
}
