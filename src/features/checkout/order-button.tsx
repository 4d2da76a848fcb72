import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutDraft, Totals } from '#src/contract/checkout.ts';
import { formatMoney } from '#src/format/money.ts';
import { Button } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import type { CheckoutBody } from './checkout-body.ts';
import styles from './checkout.module.css';
import { removeDraft } from './draft.ts';
import { PlacingNotice, type Failed } from './placing-notice.tsx';
import { placeOrder, type Placing } from './place-order.ts';
import { totalsQuery } from './queries.ts';
import type { ReviewProperties } from './review-step.tsx';
import { sendAttached } from './send-attached.ts';
import { stepOf } from './step-of.ts';

type Properties = ReviewProperties & { body: CheckoutBody; totals: Totals };

/** The order for what was seen; what changed meanwhile is shown and asked again. */
export function OrderButton({ cart, attached, body, totals, onStep, onCart, onPlaced }: Properties) {
  const client = useQueryClient();
  const form = useFormContext<CheckoutDraft>();
  const [isAccepted, setIsAccepted] = useState(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const isOffline = use(IsOfflineContext);

  const order = async () => {
    setIsPlacing(true);
    const { contact, purchaseOrderNumber } = form.getValues();
    const [file] = attached;
    const isSent = !file || (await sendAttached(file));
    const end: Placing = isSent
      ? await placeOrder(cart.subject, {
          contact,
          ...body,
          fingerprint: totals.fingerprint,
          payment: {
            kind: 'purchase-order',
            number: purchaseOrderNumber.trim(),
            attachment: file?.attachment.id ?? null,
          },
          terms: true,
        })
      : { type: 'unreachable' };
    setIsPlacing(false);
    settle(end);
  };
  const settle = (end: Placing) => {
    if (end.type === 'placed') {
      removeDraft(cart.subject);
      return onPlaced(end.order);
    }
    setFailed({ placing: end, seen: { totals, lines: cart.shown.lines } });
    if (end.type === 'changed') {
      client.setQueryData(totalsQuery(body, end.cart.fingerprint).queryKey, end.totals);
      onCart(end.cart);
    }
    if (end.type === 'refused') {
      for (const { path, message } of end.fields)
        form.setError(path.join('.') as keyof CheckoutDraft, { message });
      const step = stepOf(end.fields[0]?.path);
      if (step) onStep(step);
    }
  };

  return (
    <>
      {failed && <PlacingNotice {...failed} />}
      <label className={styles.terms}>
        <input type="checkbox" checked={isAccepted} onChange={() => setIsAccepted(!isAccepted)} />
        <span>
          I accept the <SiteLink href="/terms-of-sale">terms of sale</SiteLink>.
        </span>
      </label>
      <div className={styles.actions}>
        <Button look="primary" disabled={!isAccepted || isPlacing || isOffline} onClick={() => void order()}>
          {isPlacing
            ? 'Ordering …'
            : `Order for ${formatMoney({ amountMinor: totals.total, currency: totals.currency })}`}
        </Button>
        {isOffline && <p className={styles.note}>Ordering needs a connection.</p>}
      </div>
    </>
  );
}
