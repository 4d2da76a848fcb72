import { formatDate } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import type { ReadableDocument } from './readable.ts';
import type { Opened } from './use-opening.ts';
import styles from './viewer-notices.module.css';

interface Props {
  document: ReadableDocument;
  state: Opened['freshness'];
  /** When the copy on the device was stored; null if unknown. */
  savedAt: number | null;
}

/** Warnings to read before relying on a figure in this document. */
export function ViewerNotices({ document, state, savedAt }: Props) {
  const { replacedByRevision, replacedByUrl } = document;
  return (
    <>
      {replacedByRevision !== null && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>
            {m.viewer.olderRevision({ revision: replacedByRevision })}{' '}
            {replacedByUrl && <SiteLink href={`/documents/${replacedByUrl}`}>{m.viewer.openNewer}</SiteLink>}
          </span>
        </p>
      )}
      {state !== 'current' && (
        <p className={styles.notice} role="status">
          <Icon name="cloud-off" />
          <span>{copyText(state, savedAt)}</span>
        </p>
      )}
    </>
  );
}

function copyText(state: 'outdated' | 'unchecked', savedAt: number | null): string {
  const isOutdated = state === 'outdated';
  if (savedAt === null) return isOutdated ? m.viewer.outdatedCopy : m.viewer.offlineCopy;
  const date = formatDate(new Date(savedAt).toISOString());
  return isOutdated ? m.viewer.outdatedCopyOf({ date }) : m.viewer.offlineCopyOf({ date });
}
