import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { Cart } from '#src/contract/cart.ts';
import type { Order } from '#src/contract/order.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { startOf } from './start-of.ts';
import { buyerQuery, shopSettingsQuery } from './queries.ts';

interface Props {
  cart: CheckoutCart;
  onCart: (cart: Cart) => void;
  onPlaced: (order: Order) => void;
}

/** The checkout, from the cart to the order, on one page. */
export function CheckoutView({ cart, onCart, onPlaced }: Props) {
  const { subject, shown, confirmed } = cart;
  const settings = useQuery(shopSettingsQuery);
  const buyer = useQuery(buyerQuery(subject));
  const isEmpty = shown.lines.length === 0;
  if (isEmpty && confirmed === undefined) return <Skeleton />;
  if (isEmpty) return <Nothing />;
  // The customer's data is filled in once, so wait for it, but not forever.
  if (buyer.isLoading && buyer.failureCount === 0) return <Skeleton />;
  return (
    <>
      <NeedsConnection />
      <Async query={settings}>
        {(shopSettings) => (
          <CheckoutForm
            // Another person has signed in, who has another draft.
            key={subject}
            start={startOf(cart, buyer.data)}
            account={buyer.data}
            cart={cart}
            settings={shopSettings}
            onCart={onCart}
            onPlaced={onPlaced}
          />
        )}
      </Async>
    </>
  );
}

function NeedsConnection() {
  if (!use(IsOfflineContext)) return null;
  return (
    <Notice kind="offline" title={m.checkout.needsConnection}>
      <p>{m.checkout.needsConnectionText}</p>
    </Notice>
  );
}

function Nothing() {
  return (
    <Notice kind="information" title={m.checkout.cartEmpty}>
      <p>{m.checkout.cartEmptyText}</p>
      <ButtonLink href="/products">{m.checkout.allProducts}</ButtonLink>
    </Notice>
  );
}
