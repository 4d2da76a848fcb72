import { useEffect, useState } from 'react';
import type { Entry } from '#src/contract/outbox.ts';
import { onChange } from './change-events.ts';
import { sortBySequence } from './entry.ts';
import { store } from './store.ts';

/** All entries, newest first; undefined until they are read, null if the browser has no storage. */
export function useOutbox(): Entry[] | null | undefined {
  const [entries, setEntries] = useState<Entry[] | null>();
  useEffect(() => {
    let isUnmounted = false;
    const show = async () => {
      const all = await store.all().catch(() => null);
      if (!isUnmounted) setEntries(all && sortBySequence(all).toReversed());
    };
    void show();
    const stop = onChange(() => void show());
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  return entries;
}
