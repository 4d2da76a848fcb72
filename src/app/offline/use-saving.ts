import { useCallback, useEffect, useState } from 'react';
import { readStorageSpace } from '#src/documents/storage-space.ts';
import type { Saving } from '#src/features/offline/saving.ts';
import { saveSite } from './offline-download.ts';
import { isMetered } from './connection.ts';
import { readDownloadedAt } from './saved-state.ts';
import { replacement } from './worker.ts';

/** The visit itself comes first. */
const startAfterMs = 5000;
const maxPauseMs = 300_000;

/**
 * Saves the site by itself where that costs nothing, and when it is asked to. What could not be had is tried again, ever
 * more rarely, and when the connection returns.
 */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>({ state: 'unknown' });

  const save = useCallback(async (): Promise<boolean> => {
    const before = await readDownloadedAt();
    try {
      await saveSite((percent) => before === null && setSaving({ state: 'running', percent }));
    } catch {
      // What was there before is still there, with its date, unless it was found to be wrong.
      if ((await readDownloadedAt()) === null) setSaving({ state: 'incomplete' });
      return false;
    }
    await showDownloaded(setSaving);
    return true;
  }, []);

  useEffect(() => {
    void showDownloaded(setSaving).catch(() => undefined);
    let pauseMs = startAfterMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const start = async () => {
      clearTimeout(timer);
      if (isMetered() && (await readDownloadedAt()) === null) setSaving({ state: 'offered' });
      if (isMetered() || (await save()) || isEnded || replacement.aborted) return;
      pauseMs = Math.min(2 * pauseMs, maxPauseMs);
      timer = setTimeout(startNow, pauseMs);
    };
    // Where site data is blocked, nothing can be saved and nothing is said about it.
    const startNow = () => void start().catch(() => undefined);
    timer = setTimeout(startNow, startAfterMs);
    window.addEventListener('online', startNow);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      window.removeEventListener('online', startNow);
    };
  }, [save]);

  return { saving, save };
}

async function showDownloaded(show: (saving: Saving) => void) {
  const completedAt = await readDownloadedAt();
  if (completedAt === null) return;
  const space = await readStorageSpace();
  show({ state: 'ready', bytes: space?.usedBytes ?? null, completedAt });
}
