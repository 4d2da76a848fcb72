import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { CheckoutDraft } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { bodyOf } from './checkout-body.ts';
import { OrderButton } from './order-button.tsx';
import { shippingMethodsQuery, shippingQuestion, totalsQuery } from './queries.ts';
import type { ReviewProps } from './review-props.ts';
import { SummaryLines } from './summary-lines.tsx';
import { TotalsTable } from './totals-table.tsx';

/** Shows the items and totals from the server, and the button that places the order. */
export function ReviewStep(props: ReviewProps) {
  const { cart, settings } = props;
  const { getValues } = useFormContext<CheckoutDraft>();
  const draft = getValues();
  const body = bodyOf(draft, settings.countries, cart.quote);
  const question = shippingQuestion({ draft, cart, countries: settings.countries });
  const methods = useQuery(shippingMethodsQuery(question, cart.confirmed?.fingerprint ?? ''));
  const method = methods.data?.find(({ id }) => id === draft.shippingMethod);
  const totals = useQuery({
    ...totalsQuery(body, cart.confirmed?.fingerprint ?? ''),
    enabled: cart.confirmed !== undefined && cart.pending.length === 0,
  });
  if (cart.pending.length > 0) return <Unsent cart={cart} />;
  if (cart.shown.lines.some(({ problem }) => problem !== null))
    return cart.quote ? <QuoteShort /> : <NotOrderable />;
  return (
    <>
      <SummaryLines
        lines={cart.shown.lines}
        currency={cart.shown.currency}
        savedAt={cart.savedAt ?? 0}
        isPartDelivery={draft.deliveryMode === 'as-ready'}
        transit={method}
      />
      <Async query={totals}>
        {(data) => (
          <>
            <TotalsTable totals={data} />
            <OrderButton {...props} body={body} totals={data} />
          </>
        )}
      </Async>
    </>
  );
}

function NotOrderable() {
  return (
    <Notice kind="error" title={m.checkout.notOrderable}>
      <p>{m.checkout.notOrderableText}</p>
      <ButtonLink href="/cart">{m.checkout.viewCart}</ButtonLink>
    </Notice>
  );
}

function QuoteShort() {
  return (
    <Notice kind="error" title={m.checkout.quoteShort}>
      <p>{m.checkout.quoteShortText}</p>
      <ButtonLink href="/contact">{m.checkout.contactUs}</ButtonLink>
    </Notice>
  );
}

/** The order contains the server's cart, so pending changes must be sent first. */
function Unsent({ cart: { pending } }: { cart: CheckoutCart }) {
  const hasRejected = pending.some(({ state }) => state === 'rejected');
  return (
    <Notice
      kind={hasRejected ? 'error' : 'offline'}
      title={hasRejected ? m.checkout.changeRejected : m.checkout.changesUnsent}
    >
      <p>{hasRejected ? m.checkout.changeRejectedText : m.checkout.changesUnsentText}</p>
      <ButtonLink href="/cart">{m.checkout.viewCart}</ButtonLink>
    </Notice>
  );
}
