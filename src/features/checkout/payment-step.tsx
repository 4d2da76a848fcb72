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

interface Properties {
  card: CardSettings | null;
  attached: Attached[];
  onAttached: (attached: Attached[]) => void;
  onDone: () => void;
}

const kinds = [
  { value: 'purchase-order', label: 'On invoice, with a purchase order' },
  { value: 'card', label: 'By card' },
];

export function PaymentStep({ card, attached, onAttached, onDone }: Properties) {
  const chosen = useWatch<CheckoutDraft, 'paymentKind'>({ name: 'paymentKind' });
  const paymentDays = use(SiteContext)?.shop?.paymentDays;
  const kind = card ? chosen : 'purchase-order';
  return (
    <>
      {card && <ChoiceField name="paymentKind" label="How you pay" options={kinds} />}
      {kind === 'purchase-order' && (
        <>
          <TextField
            name="purchaseOrderNumber"
            label="Purchase order number"
            hint={paymentDays === undefined ? undefined : `You pay within ${paymentDays} days of the invoice`}
            isRequired
            autoComplete="off"
          />
          <AttachmentsField
            label="The purchase order as a file"
            attached={attached}
            // One order, one file.
            onChange={(all) => onAttached(all.slice(-1))}
          />
        </>
      )}
      {kind === 'card' && (
        <p className={styles.note}>
          The card is asked for in the next step, when the total is known. Its number goes to the payment
          service and never to us.
        </p>
      )}
      <div className={styles.actions}>
        <Button look="primary" onClick={onDone}>
          Continue to review
        </Button>
      </div>
    </>
  );
}
