import type { Lifecycle } from '#src/contract/product.ts';
import styles from './lifecycle-mark.module.css';

const words = { 'not-for-new-designs': 'Not recommended for new designs', obsolete: 'Discontinued' };

export function LifecycleMark({ lifecycle }: { lifecycle: Lifecycle }) {
  if (lifecycle === 'active') return null;
  return <p className={styles.mark}>{words[lifecycle]}</p>;
}
