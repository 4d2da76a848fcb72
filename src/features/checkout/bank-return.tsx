import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '#src/contract/order.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { askedBefore, removeDraft } from './draft.ts';
import { placeOrder, type NotPlaced } from './place-order.ts';

interface Properties {
  subject: string | null;
  onPlaced: (order: Order) => void;
}

type End = NotPlaced | { type: 'unknown' };

/**
 * A bank that wanted a page of its own has sent the customer back here: what was paid becomes the order. The server sees
 * to it too, should the customer not come back.
 */
export function BankReturn({ subject, onPlaced }: Properties) {
  const [search] = useSearchParams();
  const [end, setEnd] = useState<End>();
  const paymentIntent = search.get('payment_intent') ?? '';
  const isFailed = search.get('redirect_status') === 'failed';
  useEffect(() => {
    let isGone = false;
    void orderPaid(subject, { paymentIntent, isFailed }).then((placing) => {
      if (isGone) return;
      if (placing.type !== 'placed') return setEnd(placing);
      removeDraft(subject);
      onPlaced(placing.order);
    });
    return () => {
      isGone = true;
    };
    // What is to be done with the order may be another function with each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [subject, paymentIntent, isFailed]);
  if (end) return <NotOrdered end={end} back={withoutPayment(search)} />;
  return (
    <div role="status">
      <p>You have returned from your bank. Placing your order…</p>
      <Skeleton />
    </div>
  );
}

interface Paid {
  paymentIntent: string;
  isFailed: boolean;
}

async function orderPaid(subject: string | null, { paymentIntent, isFailed }: Paid) {
  if (isFailed) return { type: 'declined' as const, message: 'Your bank did not confirm the payment.' };
  const asked = askedBefore(subject);
  if (!asked) return { type: 'unknown' as const };
  return await placeOrder(subject, { ...asked, payment: { kind: 'card', paymentIntent }, terms: true });
}

function NotOrdered({ end, back }: { end: End; back: string }) {
  if (end.type === 'unknown')
    return (
      <Notice kind="information" title="Your order will be placed automatically">
        <p>
          This payment was started on another device or in another browser. When your bank confirms it, we
          will e-mail you the order number.
        </p>
        <ButtonLink href="/orders">View your orders</ButtonLink>
      </Notice>
    );
  if (end.type === 'unreachable')
    return (
      <Notice kind="offline" title="The server cannot be reached">
        <p>
          If your bank has confirmed the payment, your order will still be placed and we will e-mail you the
          order number.
        </p>
        <ButtonLink href={window.location.href.slice(window.location.origin.length)}>Try again</ButtonLink>
      </Notice>
    );
  return (
    <Notice kind="error" title="Your order was not placed">
      <p>
        {'message' in end ? end.message : 'The goods are no longer available. Your payment will be refunded.'}
      </p>
      <ButtonLink href={back}>Back to checkout</ButtonLink>
    </Notice>
  );
}

function withoutPayment(search: URLSearchParams): string {
  const kept = [...search].filter(([name]) => name === 'quote' || name === 'token');
  return kept.length === 0 ? '/checkout' : `/checkout?${new URLSearchParams(kept)}`;
}
