import type { LineChange } from '#src/contract/cart.ts';
import { formatMoney } from '#src/format/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useDispatchWords } from '#src/ui/site-context.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { availabilityOf } from './availability.ts';
import styles from './cart-line.module.css';
import { replaceLine } from './mutations.ts';
import type { ShownLine } from './overlay.ts';

interface Properties {
  line: ShownLine;
  currency: string;
  onChange: (wanted: Partial<LineChange>) => void;
  onRemove: () => void;
}

/** What one should know of a line before ordering it, with what can be done. */
export function LineNotes({ line, currency, onChange, onRemove }: Properties) {
  const dispatch = useDispatchWords();
  return (
    <>
      <p className={styles.note}>{availabilityOf(line, dispatch)}</p>
      {line.isWaiting && line.error === null && (
        <p className={styles.waiting}>
          <Icon name="cloud-off" /> Pending
        </p>
      )}
      <PriceChange line={line} currency={currency} />
      <Problem line={line} onChange={onChange} />
      {line.error !== null && (
        <p className={styles.problem} role="alert">
          Not accepted: {line.error}
          <Button look="plain" onClick={() => (line.product === null ? onRemove() : onChange({}))}>
            {line.product === null ? 'Remove' : 'Undo change'}
          </Button>
        </p>
      )}
    </>
  );
}

/** A break that was reached, or is not any more, is no change of prices. */
function PriceChange({ line, currency }: Pick<Properties, 'line' | 'currency'>) {
  const { addedUnitPrice, unitPrice, priceBreaks, isWaiting } = line;
  const isBreak = priceBreaks.some((one) => one.unitPrice === addedUnitPrice);
  if (addedUnitPrice === null || unitPrice === null || isWaiting || isBreak) return null;
  if (addedUnitPrice === unitPrice) return null;
  const before = formatMoney({ amountMinor: addedUnitPrice, currency });
  return (
    <p className={styles.problem}>
      The price is {unitPrice > addedUnitPrice ? 'higher' : 'lower'} than when you added it ({before} each).
    </p>
  );
}

function Problem({ line, onChange }: Pick<Properties, 'line' | 'onChange'>) {
  const { problem, successor, minimumOrderQuantity, stock } = line;
  switch (problem) {
    case 'obsolete':
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
    case 'gone':
      return <p className={styles.problem}>No longer available. Remove it to order the rest.</p>;
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
