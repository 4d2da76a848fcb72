import { use } from 'react';
import type { Product } from '#src/contract/product.ts';
import { formatSpecification, weightOf } from '#src/format/quantity.ts';
import { shipDelay } from '#src/format/ship-date.ts';
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
        {unitPrice ? format(unitPrice) : 'Price on request'}
        {unitPrice && <span className={styles.note}> each, {note}</span>}
      </p>
      <PriceBreaks product={product} />
      <p className={styles.availability} data-available={stock > 0}>
        {stock > 0 ? `${stock} in stock. ` : leadTimeDays !== null && 'Made to order. '}
        <ShipText product={product} savedAt={savedAt} />
      </p>
      {stock > 0 && dispatchUntil && (
        <p className={styles.note}>Orders before {dispatchUntil} ship the same working day.</p>
      )}
      <p className={styles.note}>
        <AsOf what="Price and stock" savedAt={savedAt} />
      </p>
      {minimumOrderQuantity > 1 && (
        <p className={styles.note}>Minimum order quantity: {minimumOrderQuantity}</p>
      )}
      {shippingWeightGrams !== null && (
        <p className={styles.note}>
          Shipping weight: {formatSpecification(convert(weightOf(shippingWeightGrams)))}
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
          <th scope="col">Qty</th>
          {priceBreaks.map(({ quantity }) => (
            <td key={quantity}>{quantity}+</td>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Each</th>
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
  async () => (await import('./ship-text.tsx')).ShipText,
  { Fallback: ShipDelay, Failure: ShipDelay },
);
