import type { SavedDocument } from '#src/contract/library.ts';
import { savePack } from '#src/documents/pack-commands.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './document-rows.module.css';

/** Shown if the manufacturer has a newer revision. The saved copy stays readable until the new one is complete. */
export function OutdatedNote({ document: { title, revision, newer } }: { document: SavedDocument }) {
  if (newer === null) return null;
  if (newer.kind === 'withdrawn')
    return (
      <p className={styles.newer}>
        <Icon name="circle-alert" /> {m.documents.withdrawn}
      </p>
    );
  const { document } = newer;
  const isNewRevision = document.revision !== '' && document.revision !== revision;
  return (
    <p className={styles.newer}>
      <Icon name="circle-alert" />{' '}
      {isNewRevision ? m.documents.newerRevision({ revision: document.revision }) : m.documents.newerFile}
      <Button
        variant="plain"
        aria-label={m.documents.updateDocument({ title })}
        onClick={() => void savePack(document.title, [document])}
      >
        {m.documents.update({ size: formatBytes(document.sizeBytes) })}
      </Button>
    </p>
  );
}
