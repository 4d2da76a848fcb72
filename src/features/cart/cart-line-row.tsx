import { useState } from 'react';
import type { LineChange } from '#src/contract/cart.ts';
import { toLineChange } from '#src/contract/line-change.ts';
import { formatMoney } from '#src/format/money.ts';
import { Button } from '#src/ui/button.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './cart-line.module.css';
import { LineNotes } from './line-notes.tsx';
import { LineReferences } from './line-references.tsx';
import { setLine } from './mutations.ts';
import type { ShownLine } from './overlay.ts';
import { QuantityField } from './quantity-field.tsx';

interface Properties {
  line: ShownLine;
  currency: string;
  /** What must be ordered of it at least. */
  minimum: number;
  onRemove: () => void;
}

export function CartLineRow({ line, currency, minimum, onRemove }: Properties) {
  const { partNumber, product, quantity } = line;
  const name = product?.name ?? partNumber;
  const [failure, setFailure] = useState('');
  const change = async (wanted: Partial<LineChange>) => {
    const end = await setLine({ ...toLineChange(line, currency), ...wanted });
    setFailure(end.type === 'failed' ? `Your change was not saved. ${end.message}` : '');
  };
  return (
    <li className={styles.line} data-waiting={line.isWaiting || undefined}>
      <div className={styles.picture}>
        {product?.thumbnail && <img src={product.thumbnail} alt="" width="96" height="96" loading="lazy" />}
      </div>
      <div className={styles.what}>
        <h2 className={styles.name}>
          {product ? <SiteLink href={pageOf(line, product.url)}>{name}</SiteLink> : name}
        </h2>
        <p className={styles.note}>
          <code>{partNumber}</code>
        </p>
        {line.configuration !== null && <p className={styles.note}>{line.configuration}</p>}
        <LineNotes
          line={line}
          currency={currency}
          onChange={(wanted) => void change(wanted)}
          onRemove={onRemove}
        />
        <p role="alert" className={failure === '' ? undefined : styles.problem}>
          {failure}
        </p>
        <LineReferences line={line} onChange={(wanted) => void change(wanted)} />
      </div>
      <div className={styles.figures}>
        <QuantityField
          name={name}
          quantity={quantity}
          minimum={minimum}
          onChange={(wanted) => change({ quantity: wanted })}
        />
        <Price line={line} currency={currency} />
        <Button look="plain" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** What is configured is looked at where it was. */
const pageOf = ({ partNumber, configuration }: ShownLine, url: string) =>
  configuration === null ? `/products/${url}` : `/part-wizard?code=${partNumber}`;

function Price({
  line: { unitPrice, lineTotal, isWaiting },
  currency,
}: Pick<Properties, 'line' | 'currency'>) {
  if (unitPrice === null || lineTotal === null) return <p className={styles.price}>Price on request</p>;
  return (
    <p className={styles.price}>
      <strong>{formatMoney({ amountMinor: lineTotal, currency })}</strong>
      <span className={styles.note}>
        {formatMoney({ amountMinor: unitPrice, currency })} each{isWaiting && ', estimated'}
      </span>
    </p>
  );
}
