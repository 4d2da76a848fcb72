import type { CartLine } from '#src/contract/cart.ts';
import type { Totals } from '#src/contract/checkout.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { changesSince } from './changes-since.ts';
import type { NotPlaced } from './place-order.ts';

/** An order that was not placed, with what was on the screen at that moment. */
export interface Failed {
  placing: NotPlaced;
  seen: { totals: Totals; lines: CartLine[] };
}

/** Why no order was placed; nothing of it is lost. */
export function PlacingNotice({ placing, seen }: Failed) {
  switch (placing.type) {
    case 'changed':
      return <Changed placing={placing} seen={seen} />;
    case 'short':
      return (
        <Notice kind="error" title="There is too little in stock">
          <ul>
            {placing.lines.map(({ id, partNumber, available }) => (
              <li key={id}>
                <code>{partNumber}</code>: {available === 0 ? 'none' : available} left
              </li>
            ))}
          </ul>
          <p>Nothing was ordered. Change the quantity in the cart; everything you typed here is kept.</p>
          <ButtonLink href="/cart">Open the cart</ButtonLink>
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="error" title="The order was not accepted">
          <p>{placing.message}</p>
        </Notice>
      );
    case 'declined':
      return (
        <Notice kind="error" title="The card was not charged">
          <p>{placing.message}</p>
          <p>Nothing was ordered. Try again, or use another card.</p>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice kind="offline" title="The server could not be reached">
          <p>
            Everything you typed is kept. Order again when the connection is back: if the first try arrived
            after all, you get its confirmation and no second order.
          </p>
        </Notice>
      );
  }
}

function Changed({
  placing,
  seen,
}: Pick<Failed, 'seen'> & { placing: Extract<NotPlaced, { type: 'changed' }> }) {
  return (
    <Notice kind="error" title="Something changed while you were here">
      <ul>
        {changesSince(seen, placing).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>Nothing was ordered. The figures below are the new ones; order again if they suit you.</p>
    </Notice>
  );
}
