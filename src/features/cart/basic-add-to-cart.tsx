import type { AddOn } from '#src/contract/add-ons.ts';
import type { Product } from '#src/contract/product.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { addOnPriceText } from './add-on-fields.tsx';
import addOnStyles from './add-on-fields.module.css';
import styles from './add-to-cart.module.css';
import { orderableOf } from './orderable-of.ts';
import { priceNote } from './price-note.ts';
import fieldStyles from './quantity-field.module.css';

/**
 * Quantity, certificates and "Add to cart" as a form that the browser posts without JavaScript. With JavaScript, AddToCart
 * replaces it and continues with what was entered.
 */
export function BasicAddToCart({ product }: { product: Product }) {
  const orderable = orderableOf(product, product.family?.addOns);
  const { partNumber, minimumOrderQuantity, currency, addOns } = orderable;
  const prices = usePrices();
  return (
    <form className={styles.block} method="post" action={`${languagePrefix}/basic/cart`} data-by-click-only>
      <input type="hidden" name="partNumber" value={partNumber} />
      {addOns.length > 0 && <AddOns addOns={addOns} currency={currency} />}
      <div className={styles.row}>
        <span className={fieldStyles.row} data-plain>
          <input
            type="number"
            name="quantity"
            aria-label={m.cart.quantityOf({ name: partNumber })}
            min={minimumOrderQuantity}
            defaultValue={minimumOrderQuantity}
          />
        </span>
        <Button type="submit" variant="primary">
          {m.cart.addToCart}
        </Button>
      </div>
      <p className={styles.note}>{priceNote(orderable, minimumOrderQuantity, prices)}</p>
      {/* The block that replaces the form shows how many are in the cart. */}
      <p className={styles.note} />
    </form>
  );
}

function AddOns({ addOns, currency }: { addOns: AddOn[]; currency: string }) {
  const { format } = usePrices();
  return (
    <fieldset className={addOnStyles.fields}>
      <legend>{m.addOns.title}</legend>
      {addOns.map((addOn) => (
        <label key={addOn.code}>
          <input type="checkbox" name={`addOn.${addOn.code}`} />
          <span>{addOn.name}</span>
          <span className={addOnStyles.price}>{addOnPriceText(addOn, currency, format)}</span>
        </label>
      ))}
    </fieldset>
  );
}
