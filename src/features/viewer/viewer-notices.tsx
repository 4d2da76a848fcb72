import { formatDate } from '#src/format/date.ts';
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
            This is an older revision, replaced by revision {replacedByRevision}.{' '}
            {replacedByUrl && (
              <SiteLink href={`/documents/${replacedByUrl}`}>Open the newer revision</SiteLink>
            )}
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
  const day =
    savedAt === null ? ' saved on this device' : ` saved on ${formatDate(new Date(savedAt).toISOString())}`;
  return state === 'outdated'
    ? `You are viewing a copy${day}. A newer version could not be loaded.`
    : `You are offline and viewing a copy${day}. There may be a newer version.`;
}
