import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutDraft, Totals, Step } from '#src/contract/checkout.ts';
import type { CheckoutBody } from './checkout-body.ts';
import { removeDraft } from './draft.ts';
import type { Failed } from './placing-notice.tsx';
import { placeOrder, type NotPlaced, type OrderPayment } from './place-order.ts';
import { totalsQuery } from './queries.ts';
import type { ReviewProps } from './review-props.ts';

export type PaymentResult = { type: 'paid'; payment: OrderPayment } | NotPlaced;

/** The order without its payment. */
export type OrderRequest = CheckoutBody & { contact: CheckoutDraft['contact']; fingerprint: string };

interface Ordered extends ReviewProps {
  body: CheckoutBody;
  totals: Totals;
}

/** Places the order after `pay` has paid for it. Problems are shown, and no input is lost. */
export function useOrdering({ cart, body, totals, onStep, onCart, onPlaced }: Ordered) {
  const client = useQueryClient();
  const form = useFormContext<CheckoutDraft>();
  const [isPlacing, setIsPlacing] = useState(false);
  const [failed, setFailed] = useState<Failed>();

  const order = async (pay: (request: OrderRequest) => Promise<PaymentResult>) => {
    setIsPlacing(true);
    setFailed(undefined);
    const request = { contact: form.getValues('contact'), ...body, fingerprint: totals.fingerprint };
    const payment = await pay(request);
    const result =
      payment.type === 'paid'
        ? await placeOrder(cart.subject, { ...request, payment: payment.payment, terms: true })
        : payment;
    setIsPlacing(false);
    if (result.type !== 'placed') return show(result);
    removeDraft(cart.subject);
    onPlaced(result.order);
  };
  const show = (result: NotPlaced) => {
    setFailed({ placing: result, previous: { totals, lines: cart.shown.lines } });
    if (result.type === 'changed') {
      client.setQueryData(totalsQuery(body, result.cart.fingerprint).queryKey, result.totals);
      onCart(result.cart);
    }
    if (result.type !== 'rejected') return;
    for (const { path, message } of result.fields)
      // The server uses the same field names as the draft.
      form.setError(path.join('.') as keyof CheckoutDraft, { message });
    const step = stepOf(result.fields[0]?.path);
    if (step) onStep(step);
  };
  return { isPlacing, failed, order };
}

const places: Record<string, Step> = {
  contact: 'contact',
  customerKind: 'contact',
  vatNumber: 'contact',
  shippingAddress: 'addresses',
  billingAddress: 'addresses',
  shippingMethod: 'shipping',
  reference: 'shipping',
  note: 'shipping',
  payment: 'payment',
};

/** The step that contains a field, to show the server's error there. */
const stepOf = (path: (string | number)[] | undefined): Step | undefined => places[String(path?.[0])];
