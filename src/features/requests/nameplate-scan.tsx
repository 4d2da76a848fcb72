import { createContext, use, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import styles from '#src/ui/form/form.module.css';
import { partNumberIn } from './part-number-in.ts';

/** Loads the camera scanner. Passed in by the page, because features do not import each other. */
export type LoadScanner = () => Promise<ComponentType<{ onRead: (texts: string[]) => void }>>;

export const ScannerContext = createContext<LoadScanner | undefined>(undefined);

/** Scans the part number from the nameplate. */
export function NameplateScan({ onRead }: { onRead: (partNumber: string) => void }) {
  const load = use(ScannerContext);
  const [isOpen, setIsOpen] = useState(false);
  if (!load) return null;
  return (
    <div className={styles.actions}>
      <Button variant="plain" onClick={() => setIsOpen(true)}>
        {m.requests.scanNameplate}
      </Button>
      {isOpen && <ScanDialog load={load} onRead={onRead} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

interface DialogProps {
  load: LoadScanner;
  onRead: (partNumber: string) => void;
  onClose: () => void;
}

function ScanDialog({ load, onRead, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [scanner, setScanner] = useState<{ View: Awaited<ReturnType<LoadScanner>> | null }>();
  useEffect(() => {
    dialog.current?.showModal();
    void load().then(
      (View) => setScanner({ View }),
      () => setScanner({ View: null }),
    );
  }, [load]);
  const read = useCallback(
    (texts: string[]) => {
      const [partNumber] = texts.flatMap((text) => partNumberIn(text) ?? []);
      if (partNumber === undefined) return;
      onRead(partNumber);
      onClose();
    },
    [onRead, onClose],
  );
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={m.requests.scanNameplate} onClose={onClose}>
      {scanner?.View && <scanner.View onRead={read} />}
      {scanner?.View === null && <p role="alert">{m.requests.scannerNotSaved}</p>}
      <Button onClick={onClose}>{m.requests.close}</Button>
    </dialog>
  );
}
