import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { CardSettings, CheckoutDraft } from '#src/contract/checkout.ts';
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
  { value: 'purchase-order', label: 'Invoice, with a purchase order' },
  { value: 'card', label: 'Card' },
];

export function PaymentStep({ card, attached, onAttached, onDone }: Props) {
  const chosen = useWatch<CheckoutDraft, 'paymentKind'>({ name: 'paymentKind' });
  const paymentDays = use(SiteContext)?.shop?.paymentDays;
  const kind = card ? chosen : 'purchase-order';
  return (
    <>
      {card && <ChoiceField name="paymentKind" label="Payment method" options={kinds} />}
      {kind === 'purchase-order' && (
        <>
          <TextField
            name="purchaseOrderNumber"
            label="Purchase order number"
            hint={
              paymentDays === undefined
                ? undefined
                : `Payment is due ${paymentDays} days after the invoice date`
            }
            isRequired
            autoComplete="off"
          />
          <AttachmentsField
            label="Purchase order document"
            attached={attached}
            // Each order has one file.
            onChange={(all) => onAttached(all.slice(-1))}
          />
        </>
      )}
      {kind === 'card' && (
        <p className={styles.note}>
          You enter your card details in the next step, when the total is known. They go directly to our
          payment provider; we never see the card number.
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onDone}>
          Continue to review
        </Button>
      </div>
    </>
  );
}
