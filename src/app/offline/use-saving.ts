import { useCallback, useEffect, useState } from 'react';
import { readStorageSpace } from '#src/documents/storage-space.ts';
import { isMetered } from '#src/features/offline/is-metered.ts';
import type { Saving } from '#src/features/offline/saving.ts';
import { siteLanguages } from '#src/format/site-languages.ts';
import { saveSite } from './offline-download.ts';
import { readDownloadedAt } from './saved-state.ts';
import { replacement } from './worker.ts';

/** Let the visit itself load first. */
const startAfterMs = 5000;
const maxPauseMs = 300_000;

/**
 * Starts the offline download automatically on unmetered connections, and on request. Failures are retried with increasing
 * pauses and when the connection is back.
 */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>({ state: 'unknown' });

  const save = useCallback(async (): Promise<boolean> => {
    const before = await readDownloadedAt();
    try {
      await saveSite((percent) => before === null && setSaving({ state: 'running', percent }));
    } catch {
      // An earlier download stays valid, unless it was found to be damaged.
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
      if (isMetered()) return;
      if (await save()) return updateOtherLanguages();
      if (isEnded || replacement.aborted) return;
      pauseMs = Math.min(2 * pauseMs, maxPauseMs);
      timer = setTimeout(startNow, pauseMs);
    };
    // If site data is blocked, nothing can be saved, and no notice is shown.
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

async function updateOtherLanguages() {
  if (siteLanguages.length === 1 || replacement.aborted) return;
  const { updateLanguages } = await import('#src/features/offline/save-languages.ts');
  await updateLanguages();
}

async function showDownloaded(show: (saving: Saving) => void) {
  const completedAt = await readDownloadedAt();
  if (completedAt === null) return;
  const space = await readStorageSpace();
  show({ state: 'ready', bytes: space?.usedBytes ?? null, completedAt });
}
