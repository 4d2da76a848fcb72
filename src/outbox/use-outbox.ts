import { useEffect, useState } from 'react';
import type { Entry } from '#src/contract/outbox.ts';
import { onChange } from './changes.ts';
import { inOrder } from './entry.ts';
import { store } from './store.ts';

/** All entries, newest first; undefined until they are read, null where the browser stores nothing. */
export function useOutbox(): Entry[] | null | undefined {
  const [entries, setEntries] = useState<Entry[] | null>();
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const all = await store.all().catch(() => null);
      if (!isGone) setEntries(all && inOrder(all).toReversed());
    };
    void show();
    const stop = onChange(() => void show());
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return entries;
}
