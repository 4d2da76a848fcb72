import { useEffect, useState } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';
import { readRoom, type Room } from '#src/documents/room.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { bytesOf } from './save-status.ts';
import styles from './library-view.module.css';

/** What the documents take, and all of the site, of what the browser allows. */
export function RoomView({ documents }: { documents: SavedDocument[] }) {
  const room = useRoom(documents);
  return (
    <div className={styles.room}>
      <p>
        <strong>{formatBytes(bytesOf(documents))}</strong> of documents on this device
      </p>
      {room && (
        <>
          <meter
            className={styles.meter}
            max={room.quotaBytes}
            value={room.usedBytes}
            aria-label="Storage used by this site"
          />
          <p className={styles.soft}>
            {formatBytes(room.usedBytes)} of {formatBytes(room.quotaBytes)} used by this site, pages and
            pictures included
          </p>
        </>
      )}
    </div>
  );
}

function useRoom(documents: SavedDocument[]): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => void readRoom().then(setRoom), [documents]);
  return room;
}
