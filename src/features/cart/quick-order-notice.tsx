import type { ListRow } from '#src/contract/project-list.ts';
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
        <Notice
          kind="information"
          title={
            outcome.count === 1 ? '1 item added to your cart' : `${outcome.count} items added to your cart`
          }
        >
          <ButtonLink variant="primary" href="/cart">
            View cart
          </ButtonLink>
        </Notice>
      );
    case 'cleared':
      return <UndoBar message="List cleared." onUndo={() => onUndo(outcome.rows)} />;
    case 'failed':
      return (
        <Notice kind="error" title="Nothing was added to your cart">
          <p>The list could not be saved on this device. {outcome.message}</p>
        </Notice>
      );
    case undefined:
      return null;
  }
}
