import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutDraft, ShopSettings } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { AttachmentsField } from '#src/ui/form/attachments-field.tsx';
import type { Attached } from '#src/contract/outbox.ts';
import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SiteContext } from '#src/ui/site-context.ts';
import styles from './checkout.module.css';

interface Props {
  payment: ShopSettings['payment'];
  attached: Attached[];
  onAttached: (attached: Attached[]) => void;
  onDone: () => void;
}

const kinds = [
  { value: 'purchase-order', label: m.checkout.invoice },
  { value: 'card', label: m.checkout.card },
];

/** The only payment method that the market accepts; undefined if there are two. */
export function onlyKindOf({
  card,
  purchaseOrder,
}: ShopSettings['payment']): CheckoutDraft['paymentKind'] | undefined {
  if (card && purchaseOrder) return undefined;
  return card ? 'card' : 'purchase-order';
}

export function PaymentStep({ payment, attached, onAttached, onDone }: Props) {
  const chosen = useWatch<CheckoutDraft, 'paymentKind'>({ name: 'paymentKind' });
  const paymentDays = use(SiteContext)?.shop?.paymentDays;
  const only = onlyKindOf(payment);
  const kind = only ?? chosen;
  if (!payment.card && !payment.purchaseOrder)
    return <Notice kind="error" title={m.checkout.noPaymentMethod} />;
  return (
    <>
      {!only && <ChoiceField name="paymentKind" label={m.checkout.paymentMethod} options={kinds} />}
      {kind === 'purchase-order' && (
        <>
          <TextField
            name="purchaseOrderNumber"
            label={m.checkout.purchaseOrderNumber}
            hint={paymentDays === undefined ? undefined : m.checkout.paymentDue({ days: paymentDays })}
            isRequired
            autoComplete="off"
          />
          <AttachmentsField
            label={m.checkout.purchaseOrderDocument}
            attached={attached}
            // Each order has one file.
            onChange={(all) => onAttached(all.slice(-1))}
          />
        </>
      )}
      {kind === 'card' && <p className={styles.note}>{m.checkout.cardNextStep}</p>}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onDone}>
          {m.checkout.continueToReview}
        </Button>
      </div>
    </>
  );
}
