import { use, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutDraft, Totals } from '#src/contract/checkout.ts';
import { formatMoney } from '#src/format/money.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { CardFields } from './card-fields.tsx';
import type { CheckoutBody } from './checkout-body.ts';
import styles from './checkout.module.css';
import { PlacingNotice } from './placing-notice.tsx';
import type { ReviewProps } from './review-props.ts';
import { useOrdering, type OrderRequest, type PaymentResult } from './use-ordering.ts';
import { sendRequest } from '#src/outbox/send-request.ts';
import type { Attached } from '#src/contract/outbox.ts';

type Props = ReviewProps & { body: CheckoutBody; totals: Totals };

/**
 * Places the order the customer has seen, by purchase order or card. If something has changed, shows it and asks again.
 */
export function OrderButton(props: Props) {
  const { attached, cart, settings, totals } = props;
  const { getValues } = useFormContext<CheckoutDraft>();
  const [isAccepted, setIsAccepted] = useState(false);
  const { isPlacing, failed, order } = useOrdering(props);
  const isOffline = use(IsOfflineContext);
  const obstacleId = useId();
  const obstacle = obstacleOf({ isOffline, isAccepted });
  const card = getValues('paymentKind') === 'card' ? settings.payment.card : null;
  const payByCard = useRef<(request: OrderRequest) => Promise<PaymentResult>>(undefined);
  const pay = (request: OrderRequest) =>
    payByCard.current?.(request) ?? payByPurchaseOrder(getValues('purchaseOrderNumber'), attached);
  const isConsumer = getValues('customerKind') === 'consumer';
  const total = formatMoney({ amountMinor: totals.total, currency: totals.currency });
  return (
    <>
      {card && <CardFields settings={card} totals={totals} subject={cart.subject} pay={payByCard} />}
      {failed && <PlacingNotice {...failed} />}
      <label className={styles.terms}>
        <input type="checkbox" checked={isAccepted} onChange={() => setIsAccepted(!isAccepted)} />
        <span>
          {m.checkout.acceptTerms({ link: (text) => <SiteLink href="/terms-of-sale">{text}</SiteLink> })}
        </span>
      </label>
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={isPlacing || obstacle !== ''}
          aria-describedby={obstacleId}
          onClick={() => void order(pay)}
        >
          {isPlacing ? m.checkout.placingOrder : orderLabel(isConsumer, total)}
        </Button>
        {isConsumer && (
          <p>{m.checkout.totalInclusive({ total, strong: (text) => <strong>{text}</strong> })}</p>
        )}
        <p id={obstacleId} role="status" className={styles.note}>
          {obstacle}
        </p>
      </div>
    </>
  );
}

/** Directive 2011/83/EU, Article 8(2): for consumers, the button has these words and no others. */
export const orderLabel = (isConsumer: boolean, total: string): string =>
  isConsumer ? m.checkout.orderWithObligation : m.checkout.placeOrder({ total });

/** Why the order cannot be placed yet; empty if it can. */
function obstacleOf({ isOffline, isAccepted }: { isOffline: boolean; isAccepted: boolean }): string {
  if (isOffline) return m.checkout.onlineToOrder;
  return isAccepted ? '' : m.checkout.acceptTermsToOrder;
}

/** The file is uploaded first, so that the order can refer to it. */
async function payByPurchaseOrder(number: string, [file]: Props['attached']): Promise<PaymentResult> {
  if (file && !(await sendAttached(file))) return { type: 'unreachable' };
  const attachment = file?.attachment.id ?? null;
  return { type: 'paid', payment: { kind: 'purchase-order', number: number.trim(), attachment } };
}

/** Uploads the file before the order that refers to it. A retry resumes the upload. */
async function sendAttached({ attachment, bytes }: Attached): Promise<boolean> {
  if (bytes === undefined) return true;
  try {
    const { upload } = await import('#src/outbox/upload.ts');
    return (await upload(attachment, bytes, sendRequest)) === undefined;
  } catch {
    // The script cannot be loaded while offline.
    return false;
  }
}
