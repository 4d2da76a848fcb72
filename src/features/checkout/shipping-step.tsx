import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutDraft, Country, ShippingMethod } from '#src/contract/checkout.ts';
import { formatMoney } from '#src/format/money.ts';
import { Async } from '#src/ui/async.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { CheckField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { addressToSend, quoteToSend } from './checkout-body.ts';
import styles from './checkout.module.css';
import { shippingMethodsQuery } from './queries.ts';

interface Properties {
  countries: Country[];
  cart: CheckoutCart;
  onDone: () => void;
}

export function ShippingStep({ countries, cart, onDone }: Properties) {
  const form = useFormContext<CheckoutDraft>();
  const shippingAddress = addressToSend(form.getValues('shippingAddress'), countries);
  const question = { shippingAddress, ...quoteToSend(cart.quote) };
  const methods = useQuery(shippingMethodsQuery(question, cart.confirmed?.fingerprint ?? ''));
  const finish = () => {
    const chosen = methods.data?.find(({ id }) => id === form.getValues('shippingMethod'));
    form.setValue('shippingMethodName', chosen?.name ?? '');
    onDone();
  };
  return (
    <>
      <Async query={methods}>{(offered) => <Methods offered={offered} />}</Async>
      {cart.shown.lines.length > 1 && (
        <CheckField name="partDelivery" label="Ship available items first (partial deliveries)" />
      )}
      <TextField name="reference" label="Your order reference" autoComplete="off" />
      <TextAreaField name="note" label="Note for us or the carrier" rows={3} />
      <div className={styles.actions}>
        <Button look="primary" disabled={methods.data === undefined} onClick={finish}>
          Continue to payment
        </Button>
      </div>
    </>
  );
}

function Methods({ offered }: { offered: ShippingMethod[] }) {
  const { getValues, setValue } = useFormContext<CheckoutDraft>();
  useEffect(() => {
    // One that is not offered any more is not kept; the first is the usual one.
    const isOffered = offered.some(({ id }) => id === getValues('shippingMethod'));
    if (!isOffered) setValue('shippingMethod', offered[0]?.id ?? '');
  }, [offered, getValues, setValue]);
  if (offered.length === 0)
    return <p>We cannot ship to this address online. Contact us to arrange delivery.</p>;
  return <ChoiceField name="shippingMethod" label="Shipping method" options={offered.map(optionOf)} />;
}

const optionOf = ({ id, name, price, currency, minimumDays, maximumDays, description }: ShippingMethod) => ({
  value: id,
  label: [
    `${name}, ${price === 0 ? 'free' : formatMoney({ amountMinor: price, currency })}`,
    daysOf(minimumDays, maximumDays),
    description,
  ]
    .filter((part) => part !== '')
    .join('; '),
});

function daysOf(minimum: number | null, maximum: number | null): string {
  if (maximum === null) return '';
  const range = minimum === null || minimum === maximum ? String(maximum) : `${minimum} to ${maximum}`;
  return `${range} working ${range === '1' ? 'day' : 'days'}`;
}
