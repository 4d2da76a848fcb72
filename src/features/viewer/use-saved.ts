import { useEffect, useState } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';

/** The document as it is on the device; null when it is not, undefined until that is known. */
export function useSaved(url: string): SavedDocument | null | undefined {
  const [saved, setSaved] = useState<SavedDocument | null>();
  useEffect(() => {
    let isCurrent = true;
    setSaved(undefined);
    const find = async () => (await import('#src/documents/saved.ts')).findSaved(url);
    void find()
      // A browser that stores nothing has nothing stored.
      .catch(() => undefined)
      .then((found) => isCurrent && setSaved(found ?? null));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return saved;
}
