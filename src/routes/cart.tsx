import { useState } from 'react';
import type { CartState } from '#src/features/cart/use-cart.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Nothing to load: the content is on the device. */
export const load = () => Promise.resolve();

const title = m.routes.cart;
const Cart = lazyPart(loadCart);

export function Route() {
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/cart' }]} />
      <PageHead title={title} />
      <noscript>
        {/* The basic page shows the visitor's own cart. This page is cached for all visitors. */}
        {import.meta.env.SSR && (
          <>
            <meta httpEquiv="refresh" content={`0; url=${languagePrefix}/basic/cart`} />
            <ButtonLink variant="primary" href="/basic/cart">
              {m.routes.viewCart}
            </ButtonLink>
          </>
        )}
      </noscript>
      <Cart />
    </Container>
  );
}

async function loadCart() {
  const [{ EmptyCart }, { useCart }] = await Promise.all([
    import('#src/features/cart/empty-cart.tsx'),
    import('#src/features/cart/use-cart.ts'),
  ]);
  return function LoadedCart() {
    const state = useCart();
    const { cart, query } = state;
    const [hadLines, setHadLines] = useState(false);
    if (cart === undefined) return <Skeleton />;
    // A cart that has been emptied still offers to undo it.
    if (!hadLines && isEmpty(state)) return <Async query={query}>{() => <EmptyCart />}</Async>;
    if (!hadLines) setHadLines(true);
    return <FilledCart {...state} />;
  };
}

const isEmpty = ({ cart, query }: CartState) =>
  cart?.pending.length === 0 &&
  cart.missing.length === 0 &&
  (cart.confirmed ? cart.confirmed.lines.length === 0 && !query.error : true);

const FilledCart = lazyPart(loadFilledCart);

async function loadFilledCart() {
  const [{ CartView }, { useLikelyDelivery }] = await Promise.all([
    import('#src/features/cart/cart-view.tsx'),
    import('#src/features/checkout/likely-delivery.ts'),
  ]);
  return function CartWithDelivery(state: CartState) {
    const confirmed = state.cart?.confirmed;
    const destination = useLikelyDelivery({
      subject: state.cart?.subject ?? null,
      // The server has no shipping methods for an empty cart.
      fingerprint: confirmed && confirmed.lines.length > 0 ? confirmed.fingerprint : undefined,
    });
    return <CartView {...state} destination={destination} />;
  };
}
