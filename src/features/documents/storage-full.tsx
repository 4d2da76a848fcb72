import { useEffect, useState } from 'react';
import type { Pack, SavedDocument } from '#src/contract/library.ts';
import { cancelPack, resumePack } from '#src/documents/pack-commands.ts';
import { viewedPicturesBytes, deleteOpened, deleteViewedPictures } from '#src/documents/storage-space.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { bytesOf } from './save-status.ts';
import styles from './packs-view.module.css';

/** Deleting less would not make room for a document. */
const minFreeableBytes = 200_000;

/** Shown when the disk is full: what can be deleted, and that nothing is lost. */
export function StorageFull({ pack: { id }, documents }: { pack: Pack; documents: SavedDocument[] }) {
  const opened = documents.filter(({ isPinned }) => !isPinned);
  const pictureBytes = usePictureBytes();
  const freeAndResume = async (free: () => Promise<void>) => {
    await free();
    await resumePack(id);
  };
  return (
    <Notice kind="error" title={m.documents.notEnoughStorage}>
      <p>{m.documents.howToFree}</p>
      <div className={styles.choices}>
        {opened.length > 0 && (
          <Button onClick={() => void freeAndResume(deleteOpened)}>
            {m.documents.removeOpened({ count: opened.length, size: formatBytes(bytesOf(opened)) })}
          </Button>
        )}
        {pictureBytes > minFreeableBytes && (
          <Button onClick={() => void freeAndResume(deleteViewedPictures)}>
            {m.documents.removePictures({ size: formatBytes(pictureBytes) })}
          </Button>
        )}
        <Button onClick={() => void resumePack(id)}>{m.documents.tryAgain}</Button>
        <Button onClick={() => void cancelPack(id)}>{m.documents.stopSaving}</Button>
      </div>
    </Notice>
  );
}

function usePictureBytes(): number {
  const [bytes, setBytes] = useState(0);
  useEffect(() => void viewedPicturesBytes().then(setBytes, () => undefined), []);
  return bytes;
}
