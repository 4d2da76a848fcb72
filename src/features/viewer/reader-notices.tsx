import { formatDate } from '#src/format/date.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import type { ReadableDocument } from './readable.ts';
import type { Opened } from './use-opening.ts';
import styles from './reader-notices.module.css';

interface Properties {
  document: ReadableDocument;
  standing: Opened['freshness'];
  /** When the copy on the device was stored; null where it is not known. */
  savedAt: number | null;
}

/** What one must know before one trusts a figure in here. */
export function ReaderNotices({ document, standing, savedAt }: Properties) {
  const { replacedByRevision, replacedByUrl } = document;
  return (
    <>
      {replacedByRevision !== null && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>
            An older revision, replaced by revision {replacedByRevision}.{' '}
            {replacedByUrl && <SiteLink href={`/documents/${replacedByUrl}`}>Open the newer one</SiteLink>}
          </span>
        </p>
      )}
      {standing !== 'current' && (
        <p className={styles.notice} role="status">
          <Icon name="cloud-off" />
          <span>{copyWords(standing, savedAt)}</span>
        </p>
      )}
    </>
  );
}

function copyWords(standing: 'outdated' | 'unchecked', savedAt: number | null): string {
  const day = savedAt === null ? '' : ` saved on ${formatDate(new Date(savedAt).toISOString())}`;
  return standing === 'outdated'
    ? `This is the copy${day}. There is a newer one, which could not be loaded.`
    : `No connection. This is the copy${day}; there may be a newer one.`;
}
