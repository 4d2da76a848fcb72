import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import panelStyles from './filter-panel.module.css';
import styles from './filter-sheet.module.css';

interface Props {
  /** Label of the button that closes it: "Show 12 products". */
  showText: string;
  onClose: () => void;
  children: ReactNode;
}

/** The filters in a modal dialog. */
export function FilterSheet({ showText, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={panelStyles.sheet} aria-label={m.catalogue.filters} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.catalogue.filters}</h2>
        <button type="button" className={styles.cross} aria-label={m.catalogue.close} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {children}
      <button type="button" className={panelStyles.closer} onClick={close}>
        {showText}
      </button>
    </dialog>
  );
}
