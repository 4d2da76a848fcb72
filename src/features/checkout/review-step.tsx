import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { CheckoutDraft } from '#src/contract/checkout.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { bodyOf } from './checkout-body.ts';
import { OrderButton } from './order-button.tsx';
import { totalsQuery } from './queries.ts';
import type { ReviewProperties } from './review-properties.ts';
import { ReviewLines, TotalsTable } from './totals-table.tsx';

/** What is ordered and what it costs, as the server says, and the order itself. */
export function ReviewStep(properties: ReviewProperties) {
  const { cart, settings } = properties;
  const { getValues } = useFormContext<CheckoutDraft>();
  const body = bodyOf(getValues(), settings.countries, cart.quote);
  const totals = useQuery({
    ...totalsQuery(body, cart.confirmed?.fingerprint ?? ''),
    enabled: cart.confirmed !== undefined && cart.pending.length === 0,
  });
  if (cart.pending.length > 0) return <Unsent cart={cart} />;
  if (cart.shown.lines.some(({ problem }) => problem !== null))
    return cart.quote ? <QuoteShort /> : <NotOrderable />;
  return (
    <>
      <ReviewLines cart={cart} />
      <Async query={totals}>
        {(found) => (
          <>
            <TotalsTable totals={found} />
            <OrderButton {...properties} body={body} totals={found} />
          </>
        )}
      </Async>
    </>
  );
}

function NotOrderable() {
  return (
    <Notice kind="error" title="A line of your cart cannot be ordered as it is">
      <p>The cart says which one and what can be done. Everything you typed here is kept.</p>
      <ButtonLink href="/cart">Open the cart</ButtonLink>
    </Notice>
  );
}

function QuoteShort() {
  return (
    <Notice kind="error" title="Of a product of this quote there is too little in stock">
      <p>Write to us: we tell you when it can be delivered. Everything you typed here is kept.</p>
      <ButtonLink href="/contact">Write to us</ButtonLink>
    </Notice>
  );
}

/** An order is of what the server has; what it has not got yet goes first. */
function Unsent({ cart: { pending } }: { cart: CheckoutCart }) {
  const refused = pending.some(({ state }) => state === 'rejected');
  return (
    <Notice
      kind={refused ? 'error' : 'offline'}
      title={refused ? 'A change of your cart was not accepted' : 'Your cart is not on the server yet'}
    >
      <p>
        {refused
          ? 'The cart says which one and why. Settle it there, then come back; everything here is kept.'
          : 'Its changes are sent as soon as there is a connection. Then the total is reckoned.'}
      </p>
      <ButtonLink href="/cart">Open the cart</ButtonLink>
    </Notice>
  );
}
