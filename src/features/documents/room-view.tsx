import { useEffect, useState } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';
import { readStorageSpace, type StorageSpace } from '#src/documents/storage-space.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { bytesOf } from './save-status.ts';
import styles from './library-view.module.css';

/** What the documents take, and all of the site, of what the browser allows. */
export function RoomView({ documents }: { documents: SavedDocument[] }) {
  const room = useRoom(documents);
  return (
    <div className={styles.room}>
      <p>
        <strong>{formatBytes(bytesOf(documents))}</strong> of documents saved on this device
      </p>
      {room !== null && <Used room={room ?? asLong} isKnown={room !== undefined} />}
    </div>
  );
}

/** Invisible until it is known, so that the list below does not move when it is. */
function Used({ room: { usedBytes, quotaBytes }, isKnown }: { room: StorageSpace; isKnown: boolean }) {
  return (
    <div className={styles.used} data-known={isKnown}>
      <meter
        className={styles.meter}
        max={quotaBytes}
        value={usedBytes}
        aria-label="Storage used by this site"
      />
      <p className={styles.soft}>
        {formatBytes(usedBytes)} of {formatBytes(quotaBytes)} used by this site, including pages and images
      </p>
    </div>
  );
}

/** Takes as many lines as what comes in its place. */
const asLong: StorageSpace = { usedBytes: 100e6, quotaBytes: 10e9 };

/** Null where the browser does not tell; undefined until it has been asked. */
function useRoom(documents: SavedDocument[]): StorageSpace | null | undefined {
  const [room, setRoom] = useState<StorageSpace | null>();
  useEffect(() => void readStorageSpace().then((read) => setRoom(read ?? null)), [documents]);
  return room;
}
