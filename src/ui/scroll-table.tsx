import type { ReactNode } from 'react';
import styles from './scroll-table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** If the table is wider than the screen, it scrolls in its own frame. The first column stays visible. */
export function ScrollTable({
  caption,
  isCaptionShown = false,
  children,
}: {
  caption: string;
  isCaptionShown?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {isCaptionShown ? (
            <span className={styles.shown}>{caption}</span>
          ) : (
            <VisuallyHidden>{caption}</VisuallyHidden>
          )}
        </caption>
        {children}
      </table>
    </div>
  );
}
