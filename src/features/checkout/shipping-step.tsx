import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutDraft, Country, ShippingMethod } from '#src/contract/checkout.ts';
import { deliveriesText } from '#src/format/deliveries-text.ts';
import { formatMoney } from '#src/format/money.ts';
import { dispatchesOf, isSplit } from '#src/format/order-dispatch.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { useDeliveryDates } from '#src/ui/use-delivery-dates.ts';
import { chosenDispatches } from './chosen-dispatches.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import styles from './checkout.module.css';
import { shippingMethodsQuery, shippingQuestion } from './queries.ts';

interface Props {
  countries: Country[];
  cart: CheckoutCart;
  onDone: () => void;
}

export function ShippingStep({ countries, cart, onDone }: Props) {
  const form = useFormContext<CheckoutDraft>();
  const question = shippingQuestion({ draft: form.getValues(), cart, countries });
  const methods = useQuery(shippingMethodsQuery(question, cart.confirmed?.fingerprint ?? ''));
  const finish = () => {
    const chosen = methods.data?.find(({ id }) => id === form.getValues('shippingMethod'));
    form.setValue('shippingMethodName', chosen?.name ?? '');
    onDone();
  };
  return (
    <>
      <Async query={methods}>{(offered) => <Methods offered={offered} cart={cart} />}</Async>
      <DeliveryChoice cart={cart} />
      <TextField name="reference" label={m.checkout.orderReference} autoComplete="off" />
      <TextAreaField name="note" label={m.checkout.note} rows={3} autoComplete="off" />
      <div className={styles.actions}>
        <Button variant="primary" disabled={methods.data === undefined} onClick={finish}>
          {m.checkout.continueToPayment}
        </Button>
      </div>
    </>
  );
}

/** Shown only if the items do not all ship on the same day. */
function DeliveryChoice({ cart }: { cart: CheckoutCart }) {
  const { shipsOn } = useDeliveryDates(cart.savedAt ?? 0);
  const dispatches = dispatchesOf(cart.shown.lines);
  if (!isSplit(dispatches)) return null;
  const [first, last] = [shipsOn(dispatches.first), shipsOn(dispatches.last)];
  return (
    <ChoiceField
      name="deliveryMode"
      label={m.checkout.deliveries}
      options={[
        {
          value: 'together',
          label: deliveriesText(false),
          hint: last === '' ? '' : m.checkout.shipsOn({ day: last }),
        },
        {
          value: 'as-ready',
          label: deliveriesText(true),
          hint: [first !== '' && datesText(first, last), m.checkout.payShippingOnce]
            .filter(Boolean)
            .join(' '),
        },
      ]}
    />
  );
}

const datesText = (first: string, last: string): string =>
  last === '' ? m.checkout.firstShips({ first }) : m.checkout.firstAndLastShip({ first, last });

function Methods({ offered, cart }: { offered: ShippingMethod[]; cart: CheckoutCart }) {
  const { getValues, setValue } = useFormContext<CheckoutDraft>();
  const deliveryMode = useWatch<CheckoutDraft, 'deliveryMode'>({ name: 'deliveryMode' });
  const { arrives } = useDeliveryDates(cart.savedAt ?? 0);
  useEffect(() => {
    // A method that is no longer offered is not kept. The first one is the default.
    const isOffered = offered.some(({ id }) => id === getValues('shippingMethod'));
    if (!isOffered) setValue('shippingMethod', offered[0]?.id ?? '');
  }, [offered, getValues, setValue]);
  if (offered.length === 0) return <p>{m.checkout.noShipping}</p>;
  const { first } = chosenDispatches(cart, deliveryMode);
  return (
    <ChoiceField
      name="shippingMethod"
      label={m.checkout.shippingMethod}
      options={offered.map((method) => optionOf(method, arrives(first, method)))}
    />
  );
}

function optionOf(method: ShippingMethod, arrival: string) {
  const { id, name, price, currency, minimumDays, maximumDays, description } = method;
  const days = daysOf(minimumDays, maximumDays);
  return {
    value: id,
    label:
      price === 0
        ? m.checkout.methodFree({ name })
        : `${name}, ${formatMoney({ amountMinor: price, currency })}`,
    hint: [arrival === '' ? days : m.checkout.arrivesIn({ arrival, days }), description]
      .filter(Boolean)
      .join('. '),
  };
}

function daysOf(minimum: number | null, maximum: number | null): string {
  if (maximum === null) return '';
  return minimum === null || minimum === maximum
    ? m.checkout.workingDays({ count: maximum })
    : m.checkout.workingDayRange({ minimum, maximum });
}
