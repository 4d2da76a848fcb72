import { useEffect, useRef, useState } from 'react';
import type { Attached } from '#src/contract/outbox.ts';

/** Not needed before the key is known. */
const storage = () => import('./draft-files.ts');

const write = async (key: string, files: Attached[]) => (await storage()).writeDraftFiles(key, files);

/**
 * The files attached to a form. They are stored on every change and survive a reload or crash; without storage they last as
 * long as the page. Pass no key for an outbox entry, which stores its own files.
 */
export function useDraftFiles(key: string | undefined, start: Attached[]) {
  const [chosen, setChosen] = useState(start);
  const latest = useRef(start);
  // The key may become known while files are being read.
  const currentKey = useRef(key);
  useEffect(() => {
    currentKey.current = key;
    if (key === undefined) return undefined;
    let isUnmounted = false;
    const show = (stored: Attached[]) => {
      if (isUnmounted) return;
      // Files chosen while the stored ones were being read are newer. Without a key, they could not be stored.
      if (latest.current.length > 0) write(key, latest.current).catch(() => undefined);
      else setChosen((latest.current = stored));
    };
    storage()
      .then(({ readDraftFiles }) => readDraftFiles(key))
      .then(show, () => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [key]);
  const change = (files: Attached[]) => {
    latest.current = files;
    setChosen(files);
    if (currentKey.current !== undefined) write(currentKey.current, files).catch(() => undefined);
  };
  return { chosen, change };
}
