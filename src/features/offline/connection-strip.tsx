import { formatAge, formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
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
          {savedAt === null
            ? m.offline.noConnection
            : m.offline.noConnectionSaved({ age: formatAge(Date.now() - savedAt) })}
        </span>
        <span className={styles.more}>{m.offline.whatWorks}</span>
      </summary>
      <div className={styles.text}>
        {savedAt !== null && <p>{m.offline.savedOn({ moment: formatMoment(savedAt) })}</p>}
        <p>{m.offline.whatWorksText}</p>
      </div>
    </details>
  );
}

/** Shown while the server can only return what it had cached before `since`, in milliseconds. */
export function OutdatedStrip({ since }: { since: number }) {
  return (
    <p className={styles.back} role="status">
      <Icon name="circle-alert" /> {m.offline.outdated({ age: formatAge(Date.now() - since) })}
    </p>
  );
}

/** Shown for a moment after the connection is back. */
export function ConnectionIsBack() {
  return (
    <p className={styles.back} role="status">
      <Icon name="check" /> {m.offline.backOnline}
    </p>
  );
}
