import { chosenOf } from '#src/contract/add-on-prices.ts';
import type { LineChange } from '#src/contract/cart.ts';
import type { Destination } from '#src/format/expected-delivery.ts';
import { stockText } from '#src/format/order-dispatch.ts';
import { workingDaysToShip } from '#src/format/ship-date.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { useDeliveryDates } from '#src/ui/use-delivery-dates.ts';
import { useShipText } from '#src/ui/use-ship-date.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './cart-line.module.css';
import { replaceLine } from './mutations.ts';
import type { ShownLine } from './overlay.ts';

interface Props {
  line: ShownLine;
  currency: string;
  /** When prices and stock were fetched, in milliseconds. */
  savedAt: number;
  destination: Destination | undefined;
  onChange: (change: Partial<LineChange>) => void;
  onRemove: () => void;
}

/** Notes on a line that customers should see before ordering, with possible actions. */
export function LineNotes({ line, currency, savedAt, destination, onChange, onRemove }: Props) {
  const shipText = useShipText(savedAt);
  const { arrives } = useDeliveryDates(savedAt);
  const arrival = destination ? arrives(workingDaysToShip(line, line.quantity), destination) : '';
  return (
    <>
      {/* On lines of their own, so that nothing moves when the working days become a date or a change is no longer pending. */}
      <p className={styles.note}>
        {stockText(line, line.quantity)}
        {line.isPending && line.error === null && (
          <span className={styles.waiting}>
            <Icon name="cloud-off" /> <span>{m.cart.pending}</span>
          </span>
        )}
      </p>
      <p className={styles.note}>{shipText(line, line.quantity)}</p>
      <p className={`${styles.note} ${styles.arrival}`}>
        {arrival === '' ? m.cart.arrivalAtCheckout : m.cart.arrives({ days: unbroken(arrival) })}
      </p>
      <PriceChange line={line} currency={currency} />
      <Problem line={line} onChange={onChange} />
      {line.error !== null && (
        <p className={styles.problem} role="alert">
          {m.cart.notAccepted({ error: line.error })}
          <Button variant="plain" onClick={() => (line.product === null ? onRemove() : onChange({}))}>
            {line.product === null ? m.cart.remove : m.cart.undoChange}
          </Button>
        </p>
      )}
    </>
  );
}

/** With spaces that break lines only between two days, not within one: "Mon 30 Nov to Tue 1 Dec". */
const unbroken = (days: string) => days.replaceAll(/ (?!(?:to|bis|au) )/g, '\u00A0');

/** Reaching or losing a price break does not count as a price change. */
function PriceChange({ line, currency }: Pick<Props, 'line' | 'currency'>) {
  const { addedUnitPrice, unitPrice, priceBreaks, isPending } = line;
  const { format } = usePrices();
  const isBreak = priceBreaks.some((one) => one.unitPrice === addedUnitPrice);
  if (addedUnitPrice === null || unitPrice === null || isPending || isBreak) return null;
  if (addedUnitPrice === unitPrice) return null;
  const before = format({ amountMinor: addedUnitPrice, currency });
  return (
    <p className={styles.problem}>
      {m.cart.priceChanged({ change: unitPrice > addedUnitPrice ? 'higher' : 'lower', price: before })}
    </p>
  );
}

function Problem({ line, onChange }: Pick<Props, 'line' | 'onChange'>) {
  const { problem, minimumOrderQuantity, stock } = line;
  switch (problem) {
    case 'obsolete':
      return <Discontinued line={line} />;
    case 'gone':
      return <p className={styles.problem}>{m.cart.gone}</p>;
    case 'on-request':
      return <p className={styles.problem}>{m.cart.onRequestInMarket}</p>;
    case 'add-on-gone':
      return <WithoutAddOn line={line} onChange={onChange} />;
    case 'below-minimum':
      return (
        <div className={styles.problem}>
          <p>{m.cart.belowMinimum({ quantity: minimumOrderQuantity })}</p>
          <Button onClick={() => onChange({ quantity: minimumOrderQuantity })}>
            {m.cart.orderQuantity({ quantity: minimumOrderQuantity })}
          </Button>
        </div>
      );
    case 'not-enough-stock':
      return (
        <div className={styles.problem}>
          <p>{m.cart.notEnoughStock({ stock })}</p>
          {stock >= minimumOrderQuantity && (
            <Button onClick={() => onChange({ quantity: stock })}>
              {m.cart.orderQuantity({ quantity: stock })}
            </Button>
          )}
        </div>
      );
    case null:
      return null;
  }
}

function Discontinued({ line }: Pick<Props, 'line'>) {
  const { successor } = line;
  return (
    <div className={styles.problem}>
      <p>
        {successor
          ? m.cart.replacedBy({
              name: successor.name,
              link: (text) => <SiteLink href={`/products/${successor.url}`}>{text}</SiteLink>,
            })
          : m.cart.discontinued}
      </p>
      {successor && (
        <Button onClick={() => void replaceLine(line, successor.partNumber)}>
          {m.cart.replaceWith({ partNumber: successor.partNumber })}
        </Button>
      )}
    </div>
  );
}

function WithoutAddOn({ line, onChange }: Pick<Props, 'line' | 'onChange'>) {
  const left = chosenOf(line.offeredAddOns, line.addOns);
  return (
    <div className={styles.problem}>
      <p>{m.addOns.gone}</p>
      <Button onClick={() => onChange({ addOns: left.map(({ code }) => code) })}>
        {m.addOns.orderWithout}
      </Button>
    </div>
  );
}
