import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './filter-panel.module.css';

interface Properties {
  /** How many filters are set. */
  setCount: number;
  /** How many products they leave. */
  shownCount: number;
  children: ReactNode;
}

const id = 'filters';

/**
 * Beside the products where there is room; on a narrow screen a sheet that a button opens. The sheet is the browser's
 * own popover, so it opens without JavaScript, closes with Escape and gives the focus back.
 */
export function FilterPanel({ setCount, shownCount, children }: Properties) {
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <Icon name="sliders-horizontal" /> Filters
        {setCount > 0 && <span className={styles.set}>{setCount} applied</span>}
      </button>
      <aside id={id} popover="auto" className={styles.panel} aria-label="Filters">
        <h2 className={styles.title}>Filters</h2>
        {children}
        <button type="button" className={styles.closer} popoverTarget={id} popoverTargetAction="hide">
          Show {shownCount} {shownCount === 1 ? 'product' : 'products'}
        </button>
      </aside>
    </>
  );
}
