import styles from './skeleton.module.css';

/** Stands where content will; shown only if that takes longer than a moment. */
export function Skeleton({ height }: { height: string }) {
  return <div className={styles.skeleton} style={{ minHeight: height }} aria-hidden="true" />;
}

export function PageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label="Loading">
      <Skeleton height="3rem" />
      <Skeleton height="20rem" />
    </div>
  );
}
