import type { ListRow } from '#src/contract/project-list.ts';
import { m } from '#src/messages/m.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { UndoBar } from '#src/ui/undo-bar.tsx';

export type QuickOrderOutcome =
  | { type: 'added'; count: number }
  | { type: 'cleared'; rows: ListRow[] }
  | { type: 'failed'; message: string };

interface Props {
  outcome: QuickOrderOutcome | undefined;
  onUndo: (rows: ListRow[]) => void;
}

/** The result of adding the list. */
export function QuickOrderNotice({ outcome, onUndo }: Props) {
  switch (outcome?.type) {
    case 'added':
      return (
        <Notice kind="information" title={m.quickOrder.itemsAdded({ count: outcome.count })}>
          <ButtonLink variant="primary" href="/cart">
            {m.quickOrder.viewCart}
          </ButtonLink>
        </Notice>
      );
    case 'cleared':
      return <UndoBar message={m.quickOrder.cleared} onUndo={() => onUndo(outcome.rows)} />;
    case 'failed':
      return (
        <Notice kind="error" title={m.quickOrder.nothingAdded}>
          <p>{m.quickOrder.notSaved({ message: outcome.message })}</p>
        </Notice>
      );
    case undefined:
      return null;
  }
}
