import type { CartLine } from '#src/contract/cart.ts';
import type { Totals } from '#src/contract/checkout.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { changesSince } from './changes-since.ts';
import type { NotPlaced } from './place-order.ts';

/** An order that was not placed, and the totals that were shown at that moment. */
export interface Failed {
  placing: NotPlaced;
  previous: { totals: Totals; lines: CartLine[] };
}

/** Says why no order was placed. No input is lost. */
export function PlacingNotice({ placing, previous }: Failed) {
  switch (placing.type) {
    case 'changed':
      return <Changed placing={placing} previous={previous} />;
    case 'short':
      return (
        <Notice kind="error" title="Not enough in stock">
          <ul>
            {placing.lines.map(({ id, partNumber, available }) => (
              <li key={id}>
                <code>{partNumber}</code>: {available === 0 ? 'none' : available} left
              </li>
            ))}
          </ul>
          <p>Your order was not placed. Change the quantity in your cart. Your entries here are saved.</p>
          <ButtonLink href="/cart">View cart</ButtonLink>
        </Notice>
      );
    case 'rejected':
      return (
        <Notice kind="error" title="Your order was not accepted">
          <p>{placing.message}</p>
        </Notice>
      );
    case 'declined':
      return (
        <Notice kind="error" title="Your card was not charged">
          <p>{placing.message}</p>
          <p>Your order was not placed. Try again, or use another card.</p>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice kind="offline" title="No connection to the server">
          <p>
            Your entries are saved. Place the order again when you are online. If the first attempt did reach
            us, you will see its confirmation and no second order is placed.
          </p>
        </Notice>
      );
  }
}

function Changed({
  placing,
  previous,
}: Pick<Failed, 'previous'> & { placing: Extract<NotPlaced, { type: 'changed' }> }) {
  return (
    <Notice kind="error" title="Your order has changed">
      <ul>
        {changesSince(previous, placing).map((messages) => (
          <li key={messages}>{messages}</li>
        ))}
      </ul>
      <p>Your order was not placed. Check the updated amounts below, then place the order if you agree.</p>
    </Notice>
  );
}
