import type { ListRow } from '#src/contract/project-list.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

export type QuickOrderOutcome =
  | { type: 'added'; count: number }
  | { type: 'cleared'; rows: ListRow[] }
  | { type: 'failed'; message: string };

interface Properties {
  outcome: QuickOrderOutcome | undefined;
  onUndo: (rows: ListRow[]) => void;
}

/** What became of the list. */
export function QuickOrderNotice({ outcome, onUndo }: Properties) {
  switch (outcome?.type) {
    case 'added':
      return (
        <Notice
          kind="information"
          title={
            outcome.count === 1 ? '1 item added to your cart' : `${outcome.count} items added to your cart`
          }
        >
          <ButtonLink look="primary" href="/cart">
            View cart
          </ButtonLink>
        </Notice>
      );
    case 'cleared':
      return (
        <Notice kind="information" title="List cleared">
          <Button onClick={() => onUndo(outcome.rows)}>Undo</Button>
        </Notice>
      );
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
