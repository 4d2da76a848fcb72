import { use, useState } from 'react';
import type { Orderable } from '#src/contract/cart.ts';
import type { Product } from '#src/contract/product.ts';
import { formatMoney } from '#src/format/money.ts';
import { Button } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './add-to-cart.module.css';
import { unitPriceAt } from './estimate.ts';
import { addLines } from './mutations.ts';
import { QuantityField } from './quantity-field.tsx';
import { useDeviceCart } from './use-cart.ts';

/** How many, what they cost, and into the cart; without a connection too. */
export const AddToCart = ({ product }: { product: Product }) => (
  <AddOrderable product={orderableOf(product)} />
);

interface Properties {
  product: Orderable;
  /** What is built to order in it; null for a product of the catalogue. */
  configuration?: string | null;
}

export function AddOrderable({ product, configuration = null }: Properties) {
  const { minimumOrderQuantity } = product;
  const [quantity, setQuantity] = useState(minimumOrderQuantity);
  const [failure, setFailure] = useState('');
  const add = async () => {
    const end = await addLines([{ product, quantity, configuration }]);
    if (end?.type === 'failed') return setFailure(`This could not be saved on this device. ${end.message}`);
    setFailure('');
    setQuantity(minimumOrderQuantity);
  };
  return (
    <div className={styles.block}>
      <div className={styles.row}>
        <QuantityField
          name={product.name}
          quantity={quantity}
          minimum={minimumOrderQuantity}
          onChange={setQuantity}
        />
        <Button look="primary" onClick={() => void add()}>
          Add to cart
        </Button>
      </div>
      <p className={styles.note}>{sumOf(product, quantity)}</p>
      <InCart partNumber={product.partNumber} failure={failure} />
    </div>
  );
}

function InCart({ partNumber, failure }: { partNumber: string; failure: string }) {
  const isOffline = use(IsOfflineContext);
  const cart = useDeviceCart();
  const lines = (cart?.shown.lines ?? []).filter((line) => line.partNumber === partNumber);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isWaiting = isOffline && lines.some((line) => line.isWaiting);
  return (
    <p role="status" className={failure === '' ? styles.note : styles.failure}>
      {failure}
      {failure === '' && pieces > 0 && (
        <>
          {pieces} in <SiteLink href="/cart">your cart</SiteLink>
          {isWaiting && ', pending until you are online'}
        </>
      )}
    </p>
  );
}

/** "3 × €380.00 = €1,140.00", and what more would cost each. */
function sumOf(product: Orderable, quantity: number): string {
  const { unitPrice, priceBreaks, currency } = product;
  const each = unitPriceAt(quantity, unitPrice, priceBreaks);
  if (each === null) return '';
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const next = priceBreaks.find((one) => one.quantity > quantity && one.unitPrice < each);
  const hint = next ? ` Buy ${next.quantity} or more for ${money(next.unitPrice)} each.` : '';
  return `${quantity} × ${money(each)} = ${money(each * quantity)}, estimated, excluding tax.${hint}`;
}

function orderableOf(product: Product): Orderable {
  const { unitPrice, priceBreaks, thumbnail } = product;
  return {
    documentId: product.documentId,
    name: product.name,
    url: product.url,
    partNumber: product.partNumber,
    currency: unitPrice?.currency ?? 'EUR',
    unitPrice: unitPrice?.amountMinor ?? null,
    priceBreaks: priceBreaks.map((one) => ({
      quantity: one.quantity,
      unitPrice: one.unitPrice.amountMinor,
    })),
    minimumOrderQuantity: product.minimumOrderQuantity,
    stock: product.stock,
    leadTimeDays: product.leadTimeDays,
    lifecycle: product.lifecycle,
    thumbnail: thumbnail?.sources.at(-1)?.candidates[0]?.url ?? thumbnail?.url ?? null,
  };
}
