import { chosenOf } from '#src/contract/add-on-prices.ts';
import type { Cart, CartLine } from '#src/contract/cart.ts';
import { stockText } from '#src/format/order-dispatch.ts';
import { formatNumber } from '#src/format/quantity.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { m } from '#src/messages/m.ts';
import { Repriced } from './repriced.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './cart-line.module.css';
import viewStyles from './cart-view.module.css';
import fieldStyles from './quantity-field.module.css';

interface Props {
  cart: Cart;
  /** Quantities that were entered but not saved, by the id of their line. */
  quantities: Record<string, string>;
  /** Why the last change was not saved. */
  problem: string;
}

/** The cart of the visitor's cookie, as a form that works without JavaScript. */
export function BasicCart({ cart, quantities, problem }: Props) {
  const { lines, currency, repricedFrom } = cart;
  return (
    <>
      <Repriced from={repricedFrom} currency={currency} />
      {problem !== '' && <Notice kind="error" title={problem} />}
      {lines.length === 0 && (
        <Notice kind="information" title={m.cart.empty}>
          <ButtonLink variant="primary" href="/products">
            {m.cart.allProducts}
          </ButtonLink>
        </Notice>
      )}
      {lines.length > 0 && (
        <div className={viewStyles.columns}>
          <form method="post" action={`${languagePrefix}/basic/cart`}>
            {/* Enter presses the first button of a form. */}
            <button type="submit" hidden />
            <ul role="list" className={viewStyles.lines}>
              {lines.map((line) => (
                <Line key={line.id} line={line} currency={currency} entered={quantities[line.id]} />
              ))}
            </ul>
            <Button type="submit">{m.cart.updateQuantities}</Button>
          </form>
          <Summary cart={cart} />
        </div>
      )}
    </>
  );
}

interface LineProps {
  line: CartLine;
  currency: string;
  entered: string | undefined;
}

function Line({ line, currency, entered }: LineProps) {
  const { id, partNumber, product, configuration, quantity } = line;
  const name = product?.name ?? partNumber;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {product?.thumbnail && <img src={product.thumbnail} alt="" width="96" height="96" loading="lazy" />}
      </div>
      <div className={styles.what}>
        <h2 className={styles.name}>
          {product ? <SiteLink href={`/products/${product.url}`}>{name}</SiteLink> : name}
        </h2>
        <p className={styles.note}>
          <code>{partNumber}</code>
        </p>
        {configuration !== null && <p className={styles.note}>{configuration}</p>}
        {chosenOf(line.offeredAddOns, line.addOns).map((addOn) => (
          <p key={addOn.code} className={styles.note}>
            {m.addOns.chosen({ name: addOn.name })}
          </p>
        ))}
        <p className={styles.note}>{stockText(line, quantity)}</p>
        <Problem line={line} />
      </div>
      <div className={styles.figures}>
        <span className={fieldStyles.row}>
          <input
            type="number"
            name={`quantity.${id}`}
            aria-label={m.cart.quantityOf({ name })}
            min={1}
            defaultValue={entered ?? quantity}
          />
        </span>
        <Price line={line} currency={currency} />
        <Button
          type="submit"
          variant="plain"
          name="remove"
          value={id}
          aria-label={m.cart.removeProduct({ name })}
        >
          {m.cart.remove}
        </Button>
      </div>
    </li>
  );
}

function Price({ line: { unitPrice, lineTotal }, currency }: Omit<LineProps, 'entered'>) {
  const { format } = usePrices();
  if (unitPrice === null || lineTotal === null)
    return <p className={styles.price}>{m.cart.priceOnRequest}</p>;
  return (
    <p className={styles.price}>
      <strong>{format({ amountMinor: lineTotal, currency })}</strong>
      <span className={styles.note}>
        {m.cart.each({ price: format({ amountMinor: unitPrice, currency }) })}
      </span>
    </p>
  );
}

function Problem({ line: { problem, successor, minimumOrderQuantity, stock } }: { line: CartLine }) {
  switch (problem) {
    case 'obsolete':
      return (
        <p className={styles.problem}>
          {successor
            ? m.cart.replacesIt({
                name: successor.name,
                link: (text) => <SiteLink href={`/products/${successor.url}`}>{text}</SiteLink>,
              })
            : m.cart.discontinued}
        </p>
      );
    case 'gone':
      return <p className={styles.problem}>{m.cart.gone}</p>;
    case 'on-request':
      return <p className={styles.problem}>{m.cart.onRequestInMarket}</p>;
    case 'add-on-gone':
      return <p className={styles.problem}>{m.addOns.goneWithProduct}</p>;
    case 'below-minimum':
      return <p className={styles.problem}>{m.cart.belowMinimum({ quantity: minimumOrderQuantity })}</p>;
    case 'not-enough-stock':
      return <p className={styles.problem}>{m.cart.notEnoughStock({ stock })}</p>;
    case null:
      return null;
  }
}

function Summary({ cart: { subtotal, currency } }: { cart: Cart }) {
  const { format, vatPercent } = usePrices();
  return (
    <aside className={viewStyles.summary} aria-label={m.cart.orderSummary}>
      <dl className={viewStyles.total}>
        <dt>{m.cart.subtotal}</dt>
        <dd>{format({ amountMinor: subtotal, currency })}</dd>
      </dl>
      <p className={viewStyles.note}>
        {vatPercent === null ? m.cart.taxInQuote : m.cart.vatInQuote({ percent: formatNumber(vatPercent) })}
      </p>
      <ButtonLink variant="primary" href="/basic/request-quote?cart=1">
        {m.cart.requestQuoteForItems}
      </ButtonLink>
      <p className={viewStyles.note}>{m.cart.turnOnJavaScript}</p>
    </aside>
  );
}
