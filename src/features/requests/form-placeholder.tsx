import { SkeletonBlock } from '#src/ui/skeleton.tsx';
import styles from './form-placeholder.module.css';

/** Reserves the space of a form, so that the content below does not move when it appears. */
export const FormPlaceholder = () => (
  <div className={styles.waiting}>
    <SkeletonBlock />
  </div>
);
