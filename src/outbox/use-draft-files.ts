import { useEffect, useState } from 'react';
import type { Attached } from '#src/contract/outbox.ts';
import { readDraftFiles, writeDraftFiles } from './draft-files.ts';

/**
 * The files attached to a form. They are stored on every change and survive a reload or crash; without storage they last as
 * long as the page. Pass no key for an outbox entry, which stores its own files.
 */
export function useDraftFiles(key: string | undefined, start: Attached[]) {
  const [chosen, setChosen] = useState(start);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isUnmounted = false;
    const show = (stored: Attached[]) => {
      // Files chosen while the stored ones were being read are newer.
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
