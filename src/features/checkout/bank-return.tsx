import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '#src/contract/order.ts';
import { pathInSite } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { readAttempted, removeDraft } from './draft.ts';
import { placeOrder, type NotPlaced } from './place-order.ts';

interface Props {
  subject: string | null;
  onPlaced: (order: Order) => void;
}

type End = NotPlaced | { type: 'unknown' };

/**
 * Shown when the customer returns from the bank's page: places the order for the payment. If the customer does not
 * return, the server does.
 */
export function BankReturn({ subject, onPlaced }: Props) {
  const [search] = useSearchParams();
  const [result, setResult] = useState<End>();
  const paymentIntent = search.get('payment_intent') ?? '';
  const isFailed = search.get('redirect_status') === 'failed';
  useEffect(() => {
    let isUnmounted = false;
    void orderPaid(subject, { paymentIntent, isFailed }).then((placing) => {
      if (isUnmounted) return;
      if (placing.type !== 'placed') return setResult(placing);
      removeDraft(subject);
      onPlaced(placing.order);
    });
    return () => {
      isUnmounted = true;
    };
    // The callback may change with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [subject, paymentIntent, isFailed]);
  if (result) return <NotOrdered result={result} back={withoutPayment(search)} />;
  return (
    <div role="status">
      <p>{m.checkout.returnedFromBank}</p>
      <Skeleton />
    </div>
  );
}

interface Paid {
  paymentIntent: string;
  isFailed: boolean;
}

async function orderPaid(subject: string | null, { paymentIntent, isFailed }: Paid) {
  if (isFailed) return { type: 'declined' as const, message: m.checkout.bankDidNotConfirm };
  const earlierRequest = readAttempted(subject);
  if (!earlierRequest) return { type: 'unknown' as const };
  return await placeOrder(subject, {
    ...earlierRequest,
    payment: { kind: 'card', paymentIntent },
    terms: true,
  });
}

function NotOrdered({ result, back }: { result: End; back: string }) {
  if (result.type === 'unknown')
    return (
      <Notice kind="information" title={m.checkout.placedAutomatically}>
        <p>{m.checkout.placedAutomaticallyText}</p>
        <ButtonLink href="/orders">{m.checkout.viewOrders}</ButtonLink>
      </Notice>
    );
  if (result.type === 'unreachable')
    return (
      <Notice kind="offline" title={m.checkout.noConnection}>
        <p>{m.checkout.maybePlacedText}</p>
        <ButtonLink href={pathInSite(window.location.href.slice(window.location.origin.length))}>
          {m.checkout.tryAgain}
        </ButtonLink>
      </Notice>
    );
  return (
    <Notice kind="error" title={m.checkout.notPlaced}>
      <p>{'message' in result ? result.message : m.checkout.goodsGone}</p>
      <ButtonLink href={back}>{m.checkout.backToCheckout}</ButtonLink>
    </Notice>
  );
}

function withoutPayment(search: URLSearchParams): string {
  const quoteParameters = [...search].filter(([name]) => name === 'quote' || name === 'token');
  return quoteParameters.length === 0 ? '/checkout' : `/checkout?${new URLSearchParams(quoteParameters)}`;
}
