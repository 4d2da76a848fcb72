import styles from './skeleton.module.css';

/** A placeholder for content, shown only if loading takes longer than a moment. */
export function Skeleton() {
  return (
    <>
      <noscript>{import.meta.env.SSR && <p>This part of the page needs JavaScript.</p>}</noscript>
      <SkeletonBlock />
    </>
  );
}

export function PageSkeleton() {
  return (
    <>
      <noscript>
        {import.meta.env.SSR && <p className={styles.notice}>This page needs JavaScript.</p>}
      </noscript>
      <div className={styles.page} role="status" aria-label="Loading">
        <SkeletonBlock />
        <SkeletonBlock />
      </div>
    </>
  );
}

export const SkeletonBlock = () => <div className={styles.skeleton} aria-hidden="true" />;
