import type { CartLine } from '#src/contract/cart.ts';
import type { Totals } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
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
        <Notice kind="error" title={m.checkout.shortStock}>
          <ul>
            {placing.lines.map(({ id, partNumber, available }) => (
              <li key={id}>
                {m.checkout.stockLeft({ partNumber, available, code: (text) => <code>{text}</code> })}
              </li>
            ))}
          </ul>
          <p>{m.checkout.shortStockText}</p>
          <ButtonLink href="/cart">{m.checkout.viewCart}</ButtonLink>
        </Notice>
      );
    case 'rejected':
      return (
        <Notice kind="error" title={m.checkout.orderNotAccepted}>
          <p>{placing.message}</p>
        </Notice>
      );
    case 'declined':
      return (
        <Notice kind="error" title={m.checkout.cardNotCharged}>
          <p>{placing.message}</p>
          <p>{m.checkout.cardNotChargedText}</p>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice kind="offline" title={m.checkout.noConnection}>
          <p>{m.checkout.noConnectionText}</p>
        </Notice>
      );
  }
}

function Changed({
  placing,
  previous,
}: Pick<Failed, 'previous'> & { placing: Extract<NotPlaced, { type: 'changed' }> }) {
  return (
    <Notice kind="error" title={m.checkout.orderChanged}>
      <ul>
        {changesSince(previous, placing).map((messages) => (
          <li key={messages}>{messages}</li>
        ))}
      </ul>
      <p>{m.checkout.orderChangedText}</p>
    </Notice>
  );
}
