import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  const [isClosing, setClosing] = useState(false);
  // Closing a modal dialog computes the styles of the whole page. The frame that no longer shows it does not wait for that.
  const close = () => {
    setClosing(true);
    requestAnimationFrame(() => setTimeout(() => dialog.current?.close()));
  };
  return (
    <dialog
      ref={dialog}
      className={panelStyles.sheet}
      aria-label={m.catalogue.filters}
      hidden={isClosing}
      onClose={onClose}
    >
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
