import { useEffect, useState } from 'react';
import type { Attached } from '#src/contract/outbox.ts';
import { readDraftFiles, writeDraftFiles } from './draft-files.ts';

/**
 * The files chosen for a form: stored with every change, and there again after a reload or a crash. Where nothing can be
 * stored they last as long as the page. Without a key they are those of an outbox entry, which stores them itself.
 */
export function useDraftFiles(key: string | undefined, start: Attached[]) {
  const [chosen, setChosen] = useState(start);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isUnmounted = false;
    const show = (stored: Attached[]) => {
      // What was chosen while the stored files were being read is newer.
      if (!isUnmounted) setChosen((now) => (now.length === 0 ? stored : now));
    };
    readDraftFiles(key).then(show, () => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [key]);
  const change = (files: Attached[]) => {
    setChosen(files);
    if (key !== undefined) writeDraftFiles(key, files).catch(() => undefined);
  };
  return { chosen, change };
}
