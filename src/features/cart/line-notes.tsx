import { chosenOf } from '#src/contract/add-on-prices.ts';
import type { LineChange } from '#src/contract/cart.ts';
import type { Destination } from '#src/format/expected-delivery.ts';
import { stockText } from '#src/format/order-dispatch.ts';
import { workingDaysToShip } from '#src/format/ship-date.ts';
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
            <Icon name="cloud-off" /> <span>Pending</span>
          </span>
        )}
      </p>
      <p className={styles.note}>{shipText(line, line.quantity)}</p>
      <p className={`${styles.note} ${styles.arrival}`}>
        {arrival === '' ? 'Arrival date at checkout' : `Arrives ${unbroken(arrival)}`}
      </p>
      <PriceChange line={line} currency={currency} />
      <Problem line={line} onChange={onChange} />
      {line.error !== null && (
        <p className={styles.problem} role="alert">
          Not accepted: {line.error}
          <Button variant="plain" onClick={() => (line.product === null ? onRemove() : onChange({}))}>
            {line.product === null ? 'Remove' : 'Undo change'}
          </Button>
        </p>
      )}
    </>
  );
}

/** With spaces that break lines only between two days, not within one: "Mon 30 Nov to Tue 1 Dec". */
const unbroken = (days: string) => days.replaceAll(/ (?!to )/g, '\u00A0');

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
      The price is {unitPrice > addedUnitPrice ? 'higher' : 'lower'} than when you added it ({before} each).
    </p>
  );
}

function Problem({ line, onChange }: Pick<Props, 'line' | 'onChange'>) {
  const { problem, minimumOrderQuantity, stock } = line;
  switch (problem) {
    case 'obsolete':
      return <Discontinued line={line} />;
    case 'gone':
      return <p className={styles.problem}>No longer available. Remove it to order the rest.</p>;
    case 'add-on-gone':
      return <WithoutAddOn line={line} onChange={onChange} />;
    case 'below-minimum':
      return (
        <div className={styles.problem}>
          <p>The minimum order quantity is {minimumOrderQuantity}.</p>
          <Button onClick={() => onChange({ quantity: minimumOrderQuantity })}>
            Order {minimumOrderQuantity}
          </Button>
        </div>
      );
    case 'not-enough-stock':
      return (
        <div className={styles.problem}>
          <p>Only {stock} available.</p>
          {stock >= minimumOrderQuantity && (
            <Button onClick={() => onChange({ quantity: stock })}>Order {stock}</Button>
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
        Discontinued.
        {successor && (
          <>
            {' '}
            Replaced by <SiteLink href={`/products/${successor.url}`}>{successor.name}</SiteLink>.
          </>
        )}
      </p>
      {successor && (
        <Button onClick={() => void replaceLine(line, successor.partNumber)}>
          Replace with {successor.partNumber}
        </Button>
      )}
    </div>
  );
}

function WithoutAddOn({ line, onChange }: Pick<Props, 'line' | 'onChange'>) {
  const left = chosenOf(line.offeredAddOns, line.addOns);
  return (
    <div className={styles.problem}>
      <p>A certificate or service on this line is no longer available.</p>
      <Button onClick={() => onChange({ addOns: left.map(({ code }) => code) })}>Order without it</Button>
    </div>
  );
}
