import { startTransition, useState, type MouseEvent, type ReactNode } from 'react';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import styles from './filter-panel.module.css';

interface Props {
  /** Number of active filters. */
  setCount: number;
  /** Number of matching products. */
  shownCount: number;
  children: ReactNode;
}

const id = 'filters';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet, nothing);

/**
 * Next to the products, or on narrow screens in a sheet opened by a button. Without JavaScript, the sheet is a native
 * popover; with it, a modal dialog, which keeps the focus.
 */
export function FilterPanel({ setCount, shownCount, children }: Props) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const showText = m.catalogue.showProducts({ count: shownCount });
  const open = (event: MouseEvent) => {
    event.preventDefault();
    // Until the dialog is loaded, the form stays where it is.
    void FilterSheet.preload().then(() => setSheetOpen(true));
  };
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="sliders-horizontal" /> {m.catalogue.filters}
        {setCount > 0 && <span className={styles.set}>{m.catalogue.applied({ count: setCount })}</span>}
      </button>
      {isSheetOpen ? (
        <FilterSheet showText={showText} onClose={() => startTransition(() => setSheetOpen(false))}>
          {children}
        </FilterSheet>
      ) : (
        <aside id={id} popover="auto" className={styles.panel} aria-label={m.catalogue.filters}>
          <h2 className={styles.title}>{m.catalogue.filters}</h2>
          {children}
          <button type="button" className={styles.closer} popoverTarget={id} popoverTargetAction="hide">
            {showText}
          </button>
        </aside>
      )}
    </>
  );
}
