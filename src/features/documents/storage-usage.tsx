import { useEffect, useState } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';
import { readStorageSpace, type StorageSpace } from '#src/documents/storage-space.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { bytesOf } from './save-status.ts';
import styles from './library-view.module.css';

/** Storage used by the documents and by the whole site, compared with the browser's quota. */
export function StorageUsage({ documents }: { documents: SavedDocument[] }) {
  const space = useStorageSpace(documents);
  return (
    <div className={styles.storage}>
      <p>
        {m.documents.savedOnDevice({
          size: formatBytes(bytesOf(documents)),
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      {space !== null && <Used space={space ?? placeholder} isKnown={space !== undefined} />}
    </div>
  );
}

/** Hidden, with its space reserved, until the values are known, so that the list below does not move. */
function Used({ space: { usedBytes, quotaBytes }, isKnown }: { space: StorageSpace; isKnown: boolean }) {
  return (
    <div className={styles.used} data-known={isKnown}>
      <meter
        className={styles.meter}
        max={quotaBytes}
        value={usedBytes}
        aria-label={m.documents.storageUsed}
      />
      <p className={styles.soft}>
        {m.documents.storageUsedOf({ used: formatBytes(usedBytes), quota: formatBytes(quotaBytes) })}
      </p>
    </div>
  );
}

/** Has the same number of lines as its replacement. */
const placeholder: StorageSpace = { usedBytes: 100e6, quotaBytes: 10e9 };

/** Other parts of the site and other tabs save pages and languages without telling this page. */
const measureEveryMs = 5000;

/** Null if the browser does not report it; undefined while loading. */
function useStorageSpace(documents: SavedDocument[]): StorageSpace | null | undefined {
  const [space, setSpace] = useState<StorageSpace | null>();
  useEffect(() => {
    const measure = () => void readStorageSpace().then((read) => setSpace(read ?? null));
    measure();
    const timer = setInterval(measure, measureEveryMs);
    return () => clearInterval(timer);
  }, [documents]);
  return space;
}
