import { m } from '#src/messages/m.ts';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  /** The currencies in which lines were added in other markets. */
  from: string[];
  currency: string;
}

/** Says that the prices of the cart are no longer those that the customer saw when adding the lines. */
export function Repriced({ from, currency }: Props) {
  if (from.length === 0) return null;
  return <Notice kind="information" title={m.cart.repriced({ currency, from: from.join(', ') })} />;
}
