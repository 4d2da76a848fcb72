import { Button } from '#src/ui/button.tsx';
import styles from './outbox-view.module.css';
import type { Removal } from './use-removal.ts';

/** Stands in for a question before deleting. */
export function UndoBar({ removal: { removed, undo } }: { removal: Removal }) {
  return (
    <div role="status" className={removed ? styles.undo : undefined}>
      {removed?.isRefused && <p>This item is being sent and cannot be deleted.</p>}
      {removed && !removed.isRefused && (
        <>
          <p>Item deleted.</p>
          <Button onClick={undo}>Undo</Button>
        </>
      )}
    </div>
  );
}
