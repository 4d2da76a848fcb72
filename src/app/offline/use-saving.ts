import { useCallback, useEffect, useState } from 'react';
import { readRoom } from '#src/documents/room.ts';
import type { Saving } from '#src/features/offline/saving.ts';
import { saveSite } from './completion.ts';
import { isMetered } from './connection.ts';
import { readCompletion } from './saved-state.ts';

/** The visit itself comes first. */
const startAfterMs = 5000;

/** Saves the site by itself where that costs nothing, and when it is asked to; goes on when the connection returns. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>({ state: 'unknown' });

  const save = useCallback(async () => {
    const before = await readCompletion();
    try {
      await saveSite((percent) => before === null && setSaving({ state: 'running', percent }));
    } catch {
      // What was there before is still there, with its date; else it goes on later, where it stopped.
      if (before === null) setSaving({ state: 'incomplete' });
    }
    await showCompletion(setSaving);
  }, []);

  useEffect(() => {
    void showCompletion(setSaving);
    const start = async () => {
      if (isMetered() && (await readCompletion()) === null) setSaving({ state: 'offered' });
      if (!isMetered()) await save();
    };
    const startNow = () => void start();
    const timer = setTimeout(startNow, startAfterMs);
    window.addEventListener('online', startNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', startNow);
    };
  }, [save]);

  return { saving, save };
}

async function showCompletion(show: (saving: Saving) => void) {
  const completedAt = await readCompletion();
  if (completedAt === null) return;
  const room = await readRoom();
  show({ state: 'ready', bytes: room?.usedBytes ?? null, completedAt });
}
