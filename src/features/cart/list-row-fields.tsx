import { chosenOf, priceOfAddOns, withAddedPrice } from '#src/contract/add-on-prices.ts';
import type { ListRow } from '#src/contract/project-list.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { unitPriceAt } from './estimate.ts';
import styles from './quick-order.module.css';
import type { RowState } from './row-state.ts';
import type { Rows } from './use-rows.ts';

interface Props {
  number: number;
  row: ListRow;
  state: RowState;
  rows: Rows;
}

export function ListRowFields({ number, row, state, rows }: Props) {
  const field = (name: 'partNumber' | 'quantity' | 'reference', label: string) => (
    <input
      type="text"
      className={styles[name]}
      aria-label={m.quickOrder.fieldInRow({ label, number })}
      aria-describedby={`row-${row.id}`}
      aria-invalid={state.type === 'wrong'}
      placeholder={label}
      inputMode={name === 'quantity' ? 'numeric' : 'text'}
      autoComplete="off"
      spellCheck={false}
      maxLength={80}
      value={row[name]}
      onChange={({ currentTarget }) => rows.change({ ...row, ...changed(name, currentTarget.value) })}
    />
  );
  return (
    <li className={styles.row} data-state={state.type}>
      {field('partNumber', m.quickOrder.partNumber)}
      {field('quantity', m.quickOrder.quantity)}
      {field('reference', m.quickOrder.yourReference)}
      <Button
        variant="plain"
        aria-label={m.quickOrder.removeRow({ number })}
        onClick={() => rows.remove(row.id)}
      >
        {m.quickOrder.remove}
      </Button>
      <div id={`row-${row.id}`} className={styles.state}>
        <State
          state={state}
          partNumber={row.partNumber}
          addOns={row.addOns ?? []}
          onChoose={(partNumber) => rows.change({ ...row, partNumber, addOns: [] })}
        />
      </div>
    </li>
  );
}

/** Add-ons belong to the product, so another part number has none. */
const changed = (name: string, value: string): Partial<ListRow> =>
  name === 'partNumber' ? { partNumber: value, addOns: [] } : { [name]: value };

interface StateProps {
  state: RowState;
  partNumber: string;
  /** Codes of the add-ons. */
  addOns: string[];
  onChoose: (partNumber: string) => void;
}

function State({ state, partNumber, addOns, onChoose }: StateProps) {
  const { format } = usePrices();
  if (state.type === 'good') {
    const { product, configuration, quantity } = state;
    const { unitPrice, priceBreaks } = withAddedPrice(priceOfAddOns(product.addOns, addOns), product);
    const amountMinor = (unitPriceAt(quantity, unitPrice, priceBreaks) ?? 0) * quantity;
    return (
      <>
        <p>
          {m.quickOrder.estimated({
            name: product.name,
            price: format({ amountMinor, currency: product.currency }),
          })}
        </p>
        {configuration !== null && <p>{configuration}</p>}
        {chosenOf(product.addOns, addOns).map(({ code, name }) => (
          <p key={code}>+ {name}</p>
        ))}
      </>
    );
  }
  const { product, message, near, isCode } = state;
  return (
    <>
      <p className={styles.wrong}>{message}</p>
      {product && <SiteLink href={`/products/${product.url}`}>{product.name}</SiteLink>}
      {isCode && (
        <SiteLink href={`/part-wizard?code=${encodeURIComponent(partNumber)}`}>
          {m.quickOrder.correctCode}
        </SiteLink>
      )}
      {near.length > 0 && (
        <p className={styles.near}>
          {m.quickOrder.didYouMean}
          {near.slice(0, 3).map((one) => (
            <Button key={one.partNumber} variant="plain" onClick={() => onChoose(one.partNumber)}>
              {one.partNumber}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}
