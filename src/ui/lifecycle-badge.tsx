import type { Lifecycle } from '#src/contract/product.ts';
import styles from './lifecycle-badge.module.css';

const labels = { 'not-for-new-designs': 'Not recommended for new designs', obsolete: 'Discontinued' };

export function LifecycleBadge({ lifecycle }: { lifecycle: Lifecycle }) {
  if (lifecycle === 'active') return null;
  return <p className={styles.badge}>{labels[lifecycle]}</p>;
}
