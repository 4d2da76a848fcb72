import { Button } from '#src/ui/button.tsx';
import styles from './library-view.module.css';
import type { Removal } from './use-removal.ts';

/** Stands in for a question before removing. */
export function UndoBar({ removal: { removed, undo } }: { removal: Removal }) {
  return (
    <div role="status" className={removed.length > 0 ? styles.undo : undefined}>
      {removed.length > 0 && (
        <>
          <p>{removed.length === 1 ? 'Document removed.' : `${removed.length} documents removed.`}</p>
          <Button onClick={undo}>Undo</Button>
        </>
      )}
    </div>
  );
}
