import { use, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Orderable } from '#src/contract/cart.ts';
import type { Money } from '#src/contract/money.ts';
import { m } from '#src/messages/m.ts';
import { AsOf } from '#src/ui/as-of.tsx';
import { Button } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { usePrices } from '#src/ui/prices.ts';
import { useShipText } from '#src/ui/use-ship-date.ts';
import styles from './buy-bar.module.css';
import { unitPriceAt } from './estimate.ts';
import { QuantityField } from './quantity-field.tsx';
import type { Addition } from './use-addition.ts';
import { useBarPlace, useIsOutOfView } from './use-bar.ts';
import { useQuantityInCart } from './use-quantity-in-cart.ts';

interface Props {
  product: Orderable;
  addition: Addition;
  /** The block with the main button. */
  replaces: RefObject<HTMLElement | null>;
  /** When the data was fetched, in milliseconds. */
  savedAt: number;
}

/**
 * Part number, price, quantity and "Add to cart" while the main button is not on the screen: beside the section links on
 * wide screens, otherwise at the bottom of the screen.
 */
export function BuyBar({ product, addition, replaces, savedAt }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useIsOutOfView(replaces, bar);
  const place = useBarPlace();
  const { format } = usePrices();
  if (!isShown || !place) return null;
  const { partNumber, minimumOrderQuantity } = product;
  return createPortal(
    <section
      ref={bar}
      className={styles.bar}
      data-place={place.name}
      aria-label={m.cart.orderPart({ partNumber })}
    >
      <p className={styles.part}>
        <code>{partNumber}</code>
        <Availability product={product} addition={addition} savedAt={savedAt} />
      </p>
      <p className={styles.price}>{priceText(addition.priced, addition.quantity, format)}</p>
      <QuantityField
        name={partNumber}
        quantity={addition.quantity}
        minimum={minimumOrderQuantity}
        onChange={addition.setQuantity}
      />
      <Button
        variant="primary"
        aria-label={m.cart.addQuantityToCart({ quantity: addition.quantity, partNumber })}
        onClick={() => void addition.add()}
      >
        {m.cart.addToCart}
      </Button>
    </section>,
    place.element,
  );
}

function Availability({ product, addition, savedAt }: Omit<Props, 'replaces'>) {
  const isOffline = use(IsOfflineContext);
  const shipText = useShipText(savedAt);
  const inCart = useQuantityInCart(product.partNumber);
  if (addition.failure !== '') return <span className={styles.failure}>{addition.failure}</span>;
  const quantityInCart = inCart.isPending ? m.cart.quantityInCartPending : m.cart.quantityInCart;
  if (inCart.quantity > 0) return <span>{quantityInCart({ quantity: inCart.quantity })}</span>;
  if (isOffline)
    return (
      <span>
        <AsOf what={m.cart.price} savedAt={savedAt} />
      </span>
    );
  return <span>{shipText(addition.priced, addition.quantity)}</span>;
}

function priceText(
  { unitPrice, priceBreaks, currency }: Orderable,
  quantity: number,
  format: (net: Money) => string,
): string {
  const amountMinor = unitPriceAt(quantity, unitPrice, priceBreaks);
  return amountMinor === null ? m.cart.priceOnRequest : format({ amountMinor, currency });
}
