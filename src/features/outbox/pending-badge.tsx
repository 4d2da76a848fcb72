import { m } from '#src/messages/m.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';
import { isDelayed } from '#src/outbox/entry.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './pending-badge.module.css';

/** Shown in the header while entries are pending. */
export function PendingBadge() {
  const pending = (useOutbox() ?? []).filter(isDelayed).length;
  if (pending === 0) return null;
  return (
    <SiteLink
      href="/outbox"
      className={styles.badge}
      title={m.outbox.badge}
      aria-label={m.outbox.badgeCount({ count: pending })}
    >
      <span className={styles.number}>{pending}</span>
    </SiteLink>
  );
}
