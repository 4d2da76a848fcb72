import { use } from 'react';
import type { Product } from '#src/contract/product.ts';
import { formatSpecification, weightOf } from '#src/format/quantity.ts';
import { shipDelay } from '#src/format/ship-date.ts';
import { m } from '#src/messages/m.ts';
import { AsOf } from '#src/ui/as-of.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteContext } from '#src/ui/site-context.ts';
import { useConvert } from '#src/ui/use-units.ts';
import styles from './price-and-stock.module.css';

export function PriceAndStock({ product, savedAt }: { product: Product; savedAt: number }) {
  const { unitPrice, minimumOrderQuantity, shippingWeightGrams, stock, leadTimeDays, lifecycle } = product;
  const { format, note } = usePrices();
  const convert = useConvert();
  const dispatchUntil = use(SiteContext)?.shop?.dispatchUntil;
  if (lifecycle === 'obsolete') return null;
  return (
    <div className={styles.block}>
      <p className={styles.price}>
        {unitPrice
          ? m.product.priceEach({
              price: format(unitPrice),
              note: (text) => <span className={styles.note}>{text}</span>,
              terms: note,
            })
          : m.product.priceOnRequest}
      </p>
      <PriceBreaks product={product} />
      <p className={styles.availability} data-available={stock > 0}>
        {stock > 0
          ? `${m.product.inStock({ stock })} `
          : leadTimeDays !== null && `${m.product.madeToOrder} `}
        <ShipText product={product} savedAt={savedAt} />
      </p>
      {stock > 0 && dispatchUntil && (
        <p className={styles.note}>{m.product.sameDay({ time: dispatchUntil })}</p>
      )}
      <p className={styles.note}>
        <AsOf what={m.product.priceAndStock} savedAt={savedAt} />
      </p>
      {minimumOrderQuantity > 1 && (
        <p className={styles.note}>{m.product.minimumQuantity({ quantity: minimumOrderQuantity })}</p>
      )}
      {shippingWeightGrams !== null && (
        <p className={styles.note}>
          {m.product.shippingWeight({
            weight: formatSpecification(convert(weightOf(shippingWeightGrams))),
          })}
        </p>
      )}
    </div>
  );
}

function PriceBreaks({ product: { priceBreaks } }: { product: Product }) {
  const { format } = usePrices();
  if (priceBreaks.length === 0) return null;
  return (
    <table className={styles.breaks}>
      <thead>
        <tr>
          <th scope="col">{m.product.quantity}</th>
          {priceBreaks.map(({ quantity }) => (
            <td key={quantity}>{quantity}+</td>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{m.product.each}</th>
          {priceBreaks.map(({ quantity, unitPrice }) => (
            <td key={quantity}>{format(unitPrice)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Without a date, on the server and until the calculation is loaded. */
function ShipDelay({ product: { stock, leadTimeDays } }: { product: Product }) {
  return stock > 0 ? null : shipDelay(leadTimeDays);
}

const ShipText = lazyPart<{ product: Product; savedAt: number }>(
  async () => (await import('./ship-text.tsx')).loadShipText(),
  { Fallback: ShipDelay, Failure: ShipDelay },
);
