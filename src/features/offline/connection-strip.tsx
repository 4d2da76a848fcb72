import { formatAge, formatMoment } from '#src/format/date.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './connection-strip.module.css';

interface Props {
  /** When the oldest data on the page was fetched, in milliseconds; null if nothing is shown yet. */
  savedAt: number | null;
}

/** Unobtrusive, and only while offline: the age of the data, and what works offline. */
export function ConnectionStrip({ savedAt }: Props) {
  return (
    <details className={styles.strip}>
      <summary>
        <Icon name="cloud-off" />
        <span role="status">
          No connection{savedAt !== null && ` · saved ${formatAge(Date.now() - savedAt)} ago`}
        </span>
        <span className={styles.more}>What works offline?</span>
      </summary>
      <div className={styles.text}>
        {savedAt !== null && (
          <p>This page was saved on {formatMoment(savedAt)}. Prices and stock are from that time.</p>
        )}
        <p>
          You can still use the catalogue, news, contacts and the documents you saved. Videos and other
          documents need a connection. The site reconnects automatically.
        </p>
      </div>
    </details>
  );
}

/** Shown while the server can only return what it had cached before `since`, in milliseconds. */
export function OutdatedStrip({ since }: { since: number }) {
  return (
    <p className={styles.back} role="status">
      <Icon name="circle-alert" /> Some data cannot be updated at the moment · as of{' '}
      {formatAge(Date.now() - since)} ago
    </p>
  );
}

/** Shown for a moment after the connection is back. */
export function ConnectionIsBack() {
  return (
    <p className={styles.back} role="status">
      <Icon name="check" /> Back online
    </p>
  );
}
