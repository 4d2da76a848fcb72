import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutDraft, Totals } from '#src/contract/checkout.ts';
import type { CheckoutBody } from './checkout-body.ts';
import { removeDraft } from './draft.ts';
import type { Failed } from './placing-notice.tsx';
import { placeOrder, type NotPlaced, type OrderPayment } from './place-order.ts';
import { totalsQuery } from './queries.ts';
import type { ReviewProperties } from './review-properties.ts';
import { stepOf } from './step-of.ts';

export type Paying = { type: 'paid'; payment: OrderPayment } | NotPlaced;

/** Everything of an order but how it is paid. */
export type Asked = CheckoutBody & { contact: CheckoutDraft['contact']; fingerprint: string };

interface Ordered extends ReviewProperties {
  body: CheckoutBody;
  totals: Totals;
}

/** Places the order when `pay` has seen to the payment; what stands against it is shown, and nothing is lost. */
export function useOrdering({ cart, body, totals, onStep, onCart, onPlaced }: Ordered) {
  const client = useQueryClient();
  const form = useFormContext<CheckoutDraft>();
  const [isPlacing, setIsPlacing] = useState(false);
  const [failed, setFailed] = useState<Failed>();

  const order = async (pay: (asked: Asked) => Promise<Paying>) => {
    setIsPlacing(true);
    setFailed(undefined);
    const asked = { contact: form.getValues('contact'), ...body, fingerprint: totals.fingerprint };
    const paying = await pay(asked);
    const end =
      paying.type === 'paid'
        ? await placeOrder(cart.subject, { ...asked, payment: paying.payment, terms: true })
        : paying;
    setIsPlacing(false);
    if (end.type !== 'placed') return show(end);
    removeDraft(cart.subject);
    onPlaced(end.order);
  };
  const show = (end: NotPlaced) => {
    setFailed({ placing: end, seen: { totals, lines: cart.shown.lines } });
    if (end.type === 'changed') {
      client.setQueryData(totalsQuery(body, end.cart.fingerprint).queryKey, end.totals);
      onCart(end.cart);
    }
    if (end.type !== 'refused') return;
    for (const { path, message } of end.fields)
      // The server names the fields as the draft does.
      form.setError(path.join('.') as keyof CheckoutDraft, { message });
    const step = stepOf(end.fields[0]?.path);
    if (step) onStep(step);
  };
  return { isPlacing, failed, order };
}
