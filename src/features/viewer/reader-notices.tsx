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
            This is an older revision, replaced by revision {replacedByRevision}.{' '}
            {replacedByUrl && (
              <SiteLink href={`/documents/${replacedByUrl}`}>Open the newer revision</SiteLink>
            )}
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
  const day =
    savedAt === null ? ' saved on this device' : ` saved on ${formatDate(new Date(savedAt).toISOString())}`;
  return standing === 'outdated'
    ? `You are viewing a copy${day}. A newer version could not be loaded.`
    : `You are offline and viewing a copy${day}. There may be a newer version.`;
}
