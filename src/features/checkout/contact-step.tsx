import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { CheckoutDraft } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { useSellsToConsumers } from '#src/ui/site-context.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './checkout.module.css';
import { VatNumberField } from './vat-number-field.tsx';

const customerKinds = [
  { value: 'business', label: m.checkout.business },
  { value: 'consumer', label: m.checkout.consumer },
];

export function ContactStep({ isSignedIn, onDone }: { isSignedIn: boolean; onDone: () => void }) {
  const { pathname, search } = useLocation();
  const customerKind = useWatch<CheckoutDraft, 'customerKind'>({ name: 'customerKind' });
  return (
    <>
      {!isSignedIn && (
        <p className={styles.note}>
          {m.checkout.orderWithoutAccount({
            link: (text) => (
              <SiteLink href={`/sign-in?return=${encodeURIComponent(pathname + search)}`}>{text}</SiteLink>
            ),
          })}
        </p>
      )}
      <TextField name="contact.name" label={m.checkout.name} isRequired autoComplete="name" />
      <EmailField name="contact.email" hint={m.checkout.emailHint} />
      <TextField name="contact.company" label={m.checkout.company} autoComplete="organization" />
      <TextField name="contact.phone" label={m.checkout.telephone} type="tel" autoComplete="tel" />
      <CustomerKind />
      {customerKind === 'business' && <VatNumberField />}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onDone}>
          {m.checkout.continueToAddresses}
        </Button>
      </div>
    </>
  );
}

function CustomerKind() {
  const sellsToConsumers = useSellsToConsumers();
  const { setValue } = useFormContext<CheckoutDraft>();
  useEffect(() => {
    // The draft may be from a time when the shop still sold to consumers.
    if (!sellsToConsumers) setValue('customerKind', 'business');
  }, [sellsToConsumers, setValue]);
  return (
    sellsToConsumers && (
      <ChoiceField name="customerKind" label={m.checkout.orderingAs} options={customerKinds} />
    )
  );
}
