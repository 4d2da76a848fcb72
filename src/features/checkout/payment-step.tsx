import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { CardSettings, CheckoutDraft } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { AttachmentsField } from '#src/ui/form/attachments-field.tsx';
import type { Attached } from '#src/contract/outbox.ts';
import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SiteContext } from '#src/ui/site-context.ts';
import styles from './checkout.module.css';

interface Props {
  card: CardSettings | null;
  attached: Attached[];
  onAttached: (attached: Attached[]) => void;
  onDone: () => void;
}

const kinds = [
  { value: 'purchase-order', label: m.checkout.invoice },
  { value: 'card', label: m.checkout.card },
];

export function PaymentStep({ card, attached, onAttached, onDone }: Props) {
  const chosen = useWatch<CheckoutDraft, 'paymentKind'>({ name: 'paymentKind' });
  const paymentDays = use(SiteContext)?.shop?.paymentDays;
  const kind = card ? chosen : 'purchase-order';
  return (
    <>
      {card && <ChoiceField name="paymentKind" label={m.checkout.paymentMethod} options={kinds} />}
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
