import type { SavedDocument } from '#src/contract/library.ts';
import { savePack } from '#src/documents/pack-commands.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { bytesOf } from './save-status.ts';
import styles from './library-view.module.css';

/** All that is outdated in one tap. */
export function NewerNotice({ documents }: { documents: SavedDocument[] }) {
  const newer = documents.flatMap(({ newer }) => (newer?.kind === 'newer' ? [newer.document] : []));
  if (newer.length === 0) return null;
  const title =
    newer.length === 1 ? '1 saved document is outdated' : `${newer.length} saved documents are outdated`;
  return (
    <div className={styles.block}>
      <Notice kind="information" title={title}>
        <p>You can keep reading the saved copies until the update is complete.</p>
        <Button onClick={() => void savePack('Updates', newer)}>
          Update all, {formatBytes(bytesOf(newer))}
        </Button>
      </Notice>
    </div>
  );
}
