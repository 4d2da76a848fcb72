import { formatDate } from '#src/format/date.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import type { ReadableDocument } from './readable.ts';
import styles from './reader-notices.module.css';

interface Properties {
  document: ReadableDocument;
  /** When the copy was stored that is shown because there is no connection; null with a connection. */
  savedAt: number | null;
}

/** What one must know before one trusts a figure in here. */
export function ReaderNotices({ document: { replacedByRevision, replacedByUrl }, savedAt }: Properties) {
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
      {savedAt !== null && (
        <p className={styles.notice} role="status">
          <Icon name="cloud-off" />
          <span>
            No connection. This is the copy saved on {formatDate(new Date(savedAt).toISOString())}; there may
            be a newer revision.
          </span>
        </p>
      )}
    </>
  );
}
