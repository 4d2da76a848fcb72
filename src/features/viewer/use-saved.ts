import { useEffect, useState } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';

/** The document saved on the device; null if it is not saved, undefined until that is known. */
export function useSaved(url: string): SavedDocument | null | undefined {
  const [saved, setSaved] = useState<SavedDocument | null>();
  useEffect(() => {
    let isCurrent = true;
    setSaved(undefined);
    const find = async () => (await import('#src/documents/saved.ts')).findSaved(url);
    void find()
      // Without storage, nothing is saved.
      .catch(() => undefined)
      .then((document) => isCurrent && setSaved(document ?? null));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return saved;
}
