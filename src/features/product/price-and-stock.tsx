import type { Product } from '#src/contract/product.ts';
import { formatMoney } from '#src/format/money.ts';
import { formatWeight } from '#src/format/quantity.ts';
import { useDispatchWords } from '#src/ui/site-context.ts';
import { AsOf } from '#src/ui/as-of.tsx';
import styles from './price-and-stock.module.css';

export function PriceAndStock({ product, savedAt }: { product: Product; savedAt: number }) {
  const { unitPrice, minimumOrderQuantity, shippingWeightGrams, lifecycle } = product;
  const dispatch = useDispatchWords();
  if (lifecycle === 'obsolete') return null;
  return (
    <div className={styles.block}>
      <p className={styles.price}>
        {unitPrice ? formatMoney(unitPrice) : 'Price on request'}
        {unitPrice && <span className={styles.note}> each, excluding tax</span>}
      </p>
      <PriceBreaks product={product} />
      <p className={styles.availability} data-available={product.stock > 0}>
        {availability(product, dispatch)}
      </p>
      <p className={styles.note}>
        <AsOf what="Price and stock" savedAt={savedAt} />
      </p>
      {minimumOrderQuantity > 1 && (
        <p className={styles.note}>Minimum order quantity: {minimumOrderQuantity} pieces</p>
      )}
      {shippingWeightGrams !== null && (
        <p className={styles.note}>Shipping weight: {formatWeight(shippingWeightGrams)}</p>
      )}
    </div>
  );
}

function PriceBreaks({ product: { priceBreaks } }: { product: Product }) {
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
            <td key={quantity}>{formatMoney(unitPrice)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function availability({ stock, leadTimeDays }: Product, dispatch: string): string {
  if (stock > 0) return `${stock} in stock, ${dispatch}`;
  if (leadTimeDays === null) return 'Lead time on request';
  return `Made to order, ships in ${leadTimeDays} working ${leadTimeDays === 1 ? 'day' : 'days'}`;
}
