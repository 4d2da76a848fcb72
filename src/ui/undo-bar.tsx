import { m } from '#src/messages/m.ts';
import { Button } from './button.tsx';
import styles from './undo-bar.module.css';

interface Props {
  /** Empty if there is nothing to report. */
  message: string;
  onUndo: (() => void) | undefined;
}

/** Reports a removal and offers to undo it. Always rendered, so that screen readers announce a new message. */
export function UndoBar({ message, onUndo }: Props) {
  return (
    <div role="status" className={message === '' ? undefined : styles.bar}>
      {message !== '' && (
        <>
          <p>{message}</p>
          {onUndo && <Button onClick={onUndo}>{m.ui.undo}</Button>}
        </>
      )}
    </div>
  );
}
