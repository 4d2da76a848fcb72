import { formatAge, formatMoment } from '#src/format/date.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './connection-strip.module.css';

interface Properties {
  /** When the oldest part of what is shown was fetched, in milliseconds; null where nothing is shown yet. */
  savedAt: number | null;
}

/** Calm, and only while there is no connection: what one sees, and what must wait. */
export function ConnectionStrip({ savedAt }: Properties) {
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

/** For the moment after: somebody who waited for it sees that it is back. */
export function ConnectionIsBack() {
  return (
    <p className={styles.back} role="status">
      <Icon name="check" /> Back online
    </p>
  );
}
