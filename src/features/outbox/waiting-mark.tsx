import { useOutbox } from '#src/outbox/use-outbox.ts';
import { isDelayed } from '#src/outbox/entry.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './waiting-mark.module.css';

/** In the header, as long as something waits. */
export function WaitingMark() {
  const waiting = (useOutbox() ?? []).filter(isDelayed).length;
  if (waiting === 0) return null;
  return (
    <SiteLink
      href="/outbox"
      className={styles.mark}
      title="Outbox"
      aria-label={`Outbox: ${waiting} ${waiting === 1 ? 'item' : 'items'}`}
    >
      <span className={styles.number}>{waiting}</span>
    </SiteLink>
  );
}
