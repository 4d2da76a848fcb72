import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

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
            <meta httpEquiv="refresh" content="0; url=/basic/cart" />
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
  const [{ CartView }, { useCart }, { useLikelyDelivery }] = await Promise.all([
    import('#src/features/cart/cart-view.tsx'),
    import('#src/features/cart/use-cart.ts'),
    import('#src/features/checkout/likely-delivery.ts'),
  ]);
  return function LoadedCart() {
    const state = useCart();
    const confirmed = state.cart?.confirmed;
    const destination = useLikelyDelivery({
      subject: state.cart?.subject ?? null,
      // The server has no shipping methods for an empty cart.
      fingerprint: confirmed && confirmed.lines.length > 0 ? confirmed.fingerprint : undefined,
    });
    return <CartView {...state} destination={destination} />;
  };
}
