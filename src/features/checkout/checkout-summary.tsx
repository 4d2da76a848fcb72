import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  stepOrder,
  type CheckoutDraft,
  type Country,
  type ShippingMethod,
  type Step,
  type Totals,
} from '#src/contract/checkout.ts';
import { formatMoney } from '#src/format/money.ts';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Fact } from '#src/ui/fact.tsx';
import { useDeliveryDates } from '#src/ui/use-delivery-dates.ts';
import { bodyOf } from './checkout-body.ts';
import { chosenDispatches } from './chosen-dispatches.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import styles from './checkout-summary.module.css';
import { shippingQuestion, shippingMethodsQuery, totalsQuery } from './queries.ts';
import { SummaryLines } from './summary-lines.tsx';
import { useNetLabel } from './use-net-label.ts';

/** More would push the total out of the window. */
const mostLines = 5;

interface Props {
  draft: CheckoutDraft;
  cart: CheckoutCart;
  countries: Country[];
}

/** The items and their cost so far: beside the steps or, on a phone, above them behind a button. */
export function CheckoutSummary(props: Props) {
  const { shown } = props.cart;
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const { method, totals } = useKnown(props);
  const known = totals ?? { subtotal: subtotalOf(props.cart), currency: shown.currency };
  const amount = formatMoney({ amountMinor: totals?.total ?? known.subtotal, currency: shown.currency });
  const count = shown.lines.length;
  return (
    <aside className={styles.summary} aria-label={m.checkout.orderSummary} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        <span>{isOpen ? m.checkout.hideSummary({ count }) : m.checkout.showSummary({ count })}</span>
        <strong>{amount}</strong>
      </button>
      <div id={bodyId} className={styles.body}>
        <h2 className={styles.title}>{m.checkout.orderSummary}</h2>
        <SummaryLines
          lines={shown.lines}
          currency={shown.currency}
          savedAt={props.cart.savedAt ?? 0}
          most={mostLines}
          isPartDelivery={props.draft.deliveryMode === 'as-ready'}
          transit={method}
        />
        <Amounts totals={totals} method={method} subtotal={known.subtotal} currency={known.currency} />
        <Dates cart={props.cart} draft={props.draft} method={method} />
      </div>
    </aside>
  );
}

/** Shipping method and totals, as soon as the steps before have been completed. */
function useKnown({ draft, cart, countries }: Props) {
  const fingerprint = cart.confirmed?.fingerprint ?? '';
  const methods = useQuery({
    ...shippingMethodsQuery(shippingQuestion({ draft, cart, countries }), fingerprint),
    enabled: isAfter(draft, 'addresses'),
  });
  const totals = useQuery({
    ...totalsQuery(bodyOf(draft, countries, cart.quote), fingerprint),
    enabled: isAfter(draft, 'shipping') && cart.confirmed !== undefined && cart.pending.length === 0,
  });
  return {
    method: isAfter(draft, 'addresses')
      ? methods.data?.find(({ id }) => id === draft.shippingMethod)
      : undefined,
    totals: isAfter(draft, 'shipping') ? totals.data : undefined,
  };
}

const isAfter = (draft: CheckoutDraft, step: Step) => stepOrder.indexOf(draft.step) > stepOrder.indexOf(step);

const subtotalOf = ({ shown }: CheckoutCart) =>
  shown.lines.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0);

interface DatesProps {
  cart: CheckoutCart;
  draft: CheckoutDraft;
  method: ShippingMethod | undefined;
}

/** When the whole order ships and, once the shipping method is known, arrives. */
function Dates({ cart, draft: { deliveryMode }, method }: DatesProps) {
  const { shipsOn, arrives } = useDeliveryDates(cart.savedAt ?? 0);
  const { first, last } = chosenDispatches(cart, deliveryMode);
  const isSplit = first !== last;
  const shipped = spanOf(shipsOn(first), isSplit ? shipsOn(last) : '');
  const arrival = method ? arrives(last, method) : '';
  return (
    <dl className={styles.dates}>
      <Fact term={m.checkout.ships} text={shipped === '' ? delayOf(last) : shipped} />
      {arrival !== '' && (
        <Fact term={isSplit ? m.checkout.lastDelivery : m.checkout.arrives} text={arrival} />
      )}
    </dl>
  );
}

/** Either day is empty if it is not known. */
const spanOf = (first: string, last: string): string =>
  first !== '' && last !== '' ? m.checkout.fromTo({ first, last }) : first || last;

const delayOf = (days: number | null): string =>
  days === null ? m.checkout.leadTimeOnRequest : m.checkout.shipsInDays({ days });

interface AmountsProps {
  totals: Totals | undefined;
  method: ShippingMethod | undefined;
  subtotal: number;
  currency: string;
}

function Amounts({ totals, method, subtotal, currency }: AmountsProps) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const shipping = totals?.shipping ?? method?.price;
  const netLabel = useNetLabel();
  return (
    <dl className={styles.amounts}>
      <Fact term={netLabel(m.checkout.subtotal)} text={money(subtotal)} />
      <Fact
        term={method ? m.checkout.shippingBy({ method: method.name }) : m.checkout.shipping}
        text={shipping === undefined ? m.checkout.enterAddress : money(shipping)}
      />
      {totals ? (
        totals.taxes.map(({ name, rate, amount }) => (
          <Fact key={`${name} ${rate}`} term={m.checkout.taxRate({ name, rate })} text={money(amount)} />
        ))
      ) : (
        <Fact term={m.checkout.tax} text={m.checkout.selectMethodForTax} />
      )}
      <Fact
        term={totals ? m.checkout.total : m.checkout.totalSoFar}
        text={money(totals?.total ?? subtotal + (shipping ?? 0))}
      />
    </dl>
  );
}
