import type { Lifecycle } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import styles from './lifecycle-badge.module.css';

const labels = { 'not-for-new-designs': m.ui.notForNewDesigns, obsolete: m.ui.discontinued };

export function LifecycleBadge({ lifecycle }: { lifecycle: Lifecycle }) {
  if (lifecycle === 'active') return null;
  return <p className={styles.badge}>{labels[lifecycle]}</p>;
}
