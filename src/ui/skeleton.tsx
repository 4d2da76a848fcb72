import styles from './skeleton.module.css';

/** Stands where content will; shown only if that takes longer than a moment. */
export function Skeleton() {
  return <div className={styles.skeleton} aria-hidden="true" />;
}

export function PageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label="Loading">
      <Skeleton />
      <Skeleton />
    </div>
  );
}
