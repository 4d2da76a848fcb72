import { useState } from 'react';
import type { LineChange } from '#src/contract/cart.ts';
import { toLineChange } from '#src/contract/line-change.ts';
import type { Destination } from '#src/format/expected-delivery.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './cart-line.module.css';
import { LineAddOns } from './line-add-ons.tsx';
import { LineNotes } from './line-notes.tsx';
import { LineReferences } from './line-references.tsx';
import { setLine } from './mutations.ts';
import type { ShownLine } from './overlay.ts';
import { QuantityField } from './quantity-field.tsx';

interface Props {
  line: ShownLine;
  currency: string;
  /** When prices and stock were fetched, in milliseconds. */
  savedAt: number;
  destination: Destination | undefined;
  /** Minimum order quantity. */
  minimum: number;
  onRemove: () => void;
}

export function CartLineRow({ line, currency, savedAt, destination, minimum, onRemove }: Props) {
  const { partNumber, product, quantity } = line;
  const name = product?.name ?? partNumber;
  const [failure, setFailure] = useState('');
  const save = async (change: Partial<LineChange>) => {
    const result = await setLine({ ...toLineChange(line, currency), ...change });
    setFailure(result.type === 'failed' ? m.cart.notSavedBecause({ message: result.message }) : '');
  };
  return (
    <li className={styles.line} data-waiting={line.isPending || undefined}>
      <div className={styles.picture}>
        {product?.thumbnail && <img src={product.thumbnail} alt="" width="96" height="96" loading="lazy" />}
      </div>
      <div className={styles.what}>
        <Part line={line} name={name} />
        <LineAddOns line={line} currency={currency} onChange={(addOns) => void save({ addOns })} />
        <LineNotes
          line={line}
          currency={currency}
          savedAt={savedAt}
          destination={destination}
          onChange={(change) => void save(change)}
          onRemove={onRemove}
        />
        <p role="alert" className={failure === '' ? undefined : styles.problem}>
          {failure}
        </p>
        <LineReferences line={line} onChange={(change) => void save(change)} />
      </div>
      <div className={styles.figures}>
        <QuantityField
          name={name}
          quantity={quantity}
          minimum={minimum}
          onChange={(entered) => save({ quantity: entered })}
        />
        <Price line={line} currency={currency} />
        <Button variant="plain" aria-label={m.cart.removeProduct({ name })} onClick={onRemove}>
          {m.cart.remove}
        </Button>
      </div>
    </li>
  );
}

function Part({ line, name }: { line: ShownLine; name: string }) {
  const { product, partNumber, configuration } = line;
  return (
    <>
      <h2 className={styles.name}>
        {product ? <SiteLink href={pageOf(line, product.url)}>{name}</SiteLink> : name}
      </h2>
      <p className={styles.note}>
        <code>{partNumber}</code>
      </p>
      {configuration !== null && <p className={styles.note}>{configuration}</p>}
    </>
  );
}

/** A configured product links to the part wizard. */
const pageOf = ({ partNumber, configuration }: ShownLine, url: string) =>
  configuration === null ? `/products/${url}` : `/part-wizard?code=${partNumber}`;

function Price({ line: { unitPrice, lineTotal, isPending }, currency }: Pick<Props, 'line' | 'currency'>) {
  const { format } = usePrices();
  if (unitPrice === null || lineTotal === null)
    return <p className={styles.price}>{m.cart.priceOnRequest}</p>;
  const total = format({ amountMinor: lineTotal, currency });
  return (
    <p className={styles.price}>
      {/* A short word, so that the price keeps its place when it is confirmed. */}
      <strong>{isPending ? m.cart.aboutPrice({ price: total }) : total}</strong>
      <span className={styles.note}>
        {m.cart.each({ price: format({ amountMinor: unitPrice, currency }) })}
      </span>
    </p>
  );
}
