import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Orderable } from '#src/contract/cart.ts';
import type { Product } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { takeReplaced } from '#src/ui/server-html.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './add-to-cart.module.css';
import { basicOrder } from './basic-order.ts';
import { BuyBar } from './buy-bar.tsx';
import { AddOnFields } from './add-on-fields.tsx';
import { orderableOf } from './orderable-of.ts';
import { priceNote } from './price-note.ts';
import { QuantityField } from './quantity-field.tsx';
import { useAddition, type Addition, type ControlledAddOns } from './use-addition.ts';
import { useQuantityInCart } from './use-quantity-in-cart.ts';

export interface AddToCartProps {
  product: Product;
  /** When the data was fetched, in milliseconds. */
  savedAt: number;
  /** Id of the element with the server's form, which this component replaces. */
  formId: string;
}

/** Quantity, price and "Add to cart". Works offline too. While it is not on the screen, the buy bar replaces it. */
export function AddToCart({ product, savedAt, formId }: AddToCartProps) {
  const orderable = useMemo(() => orderableOf(product, product.family?.addOns), [product]);
  const addition = useAddition(orderable);
  const block = useRef<HTMLDivElement>(null);
  useBasicForm(formId, addition, block);
  return (
    <>
      <div ref={block}>
        <AddBlock product={orderable} addition={addition} />
      </div>
      <BuyBar product={orderable} addition={addition} replaces={block} savedAt={savedAt} />
    </>
  );
}

/** Continues with what was entered into the server's form, which this block has replaced. */
function useBasicForm(
  id: string,
  { setQuantity, setAddOns, add }: Addition,
  block: RefObject<HTMLElement | null>,
) {
  // Before the next event: a click must not add the minimum instead of what was entered.
  useLayoutEffect(() => {
    const before = takeReplaced(id);
    const form = before?.element.querySelector('form');
    if (!before || !form) return;
    const order = basicOrder(form);
    setQuantity(order.quantity);
    setAddOns(order.addOns);
    if (order.isSubmitted) void add(order);
    if (before.focused === 'quantity') focusQuantity(form, block.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only once, when the block replaces the form.
  }, []);
}

/** What is typed next replaces a quantity that nobody has changed yet, as in a field that was just selected. */
function focusQuantity(before: HTMLFormElement, block: HTMLElement | null) {
  const field = block?.querySelector<HTMLInputElement>('input[type=number]');
  field?.focus({ preventScroll: true });
  const entered = before.querySelector<HTMLInputElement>('input[name=quantity]');
  if (entered?.value === entered?.defaultValue) field?.select();
}

interface Props {
  product: Orderable;
  /** The configuration; null for a catalogue product. */
  configuration: string | null;
  addOns: ControlledAddOns;
}

export const AddOrderable = ({ product, configuration, addOns }: Props) => (
  <AddBlock product={product} addition={useAddition(product, { configuration, controlled: addOns })} />
);

interface AddBlockProps {
  product: Orderable;
  addition: Addition;
}

function AddBlock({ product, addition }: AddBlockProps) {
  const { quantity, setQuantity, failure, add, priced } = addition;
  const prices = usePrices();
  return (
    <div className={styles.block}>
      <AddOnFields
        offered={product.addOns}
        currency={product.currency}
        chosen={addition.addOns}
        onChange={addition.setAddOns}
      />
      <div className={styles.row}>
        <QuantityField
          name={product.name}
          quantity={quantity}
          minimum={product.minimumOrderQuantity}
          onChange={setQuantity}
        />
        <Button variant="primary" onClick={() => void add()}>
          {m.cart.addToCart}
        </Button>
      </div>
      <p className={styles.note}>{priceNote(priced, quantity, prices)}</p>
      {priced.extraDays > 0 && (
        <p className={styles.note}>{m.addOns.extraDays({ days: priced.extraDays })}</p>
      )}
      <InCart partNumber={product.partNumber} failure={failure} />
    </div>
  );
}

function InCart({ partNumber, failure }: { partNumber: string; failure: string }) {
  const { quantity, isPending } = useQuantityInCart(partNumber);
  const inCart = isPending ? m.cart.inCartPending : m.cart.inCart;
  return (
    <p role="status" className={failure === '' ? styles.note : styles.failure}>
      {failure}
      {failure === '' &&
        quantity > 0 &&
        inCart({ quantity, link: (text) => <SiteLink href="/cart">{text}</SiteLink> })}
    </p>
  );
}
