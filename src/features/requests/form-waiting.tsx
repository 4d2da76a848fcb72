import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './form-waiting.module.css';

/** Keeps the room of a form, so that nothing below it jumps when it comes. */
export const FormWaiting = () => (
  <div className={styles.waiting}>
    <Skeleton />
  </div>
);
