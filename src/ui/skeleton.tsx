import { m } from '#src/messages/m.ts';
import styles from './skeleton.module.css';

/** A placeholder for content, shown only if loading takes longer than a moment. */
export function Skeleton() {
  return (
    <>
      <noscript>{import.meta.env.SSR && <p>{m.ui.partNeedsScript}</p>}</noscript>
      <SkeletonBlock />
    </>
  );
}

export function PageSkeleton() {
  return (
    <>
      <noscript>{import.meta.env.SSR && <p className={styles.notice}>{m.ui.pageNeedsScript}</p>}</noscript>
      <div className={styles.page} role="status" aria-label={m.ui.loading}>
        <SkeletonBlock />
        <SkeletonBlock />
      </div>
    </>
  );
}

export const SkeletonBlock = () => <div className={styles.skeleton} aria-hidden="true" />;
