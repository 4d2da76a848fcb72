import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing to load: the content is on the device. */
export const load = () => Promise.resolve();

const title = 'Cart';
const CartView = lazyPart(async () => (await import('#src/features/cart/cart-view.tsx')).CartView);

export function Route() {
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/cart' }]} />
      <PageHead title={title} />
      <noscript>
        {/* The cart of the visitor's cookie; this page is cached for all visitors. */}
        {import.meta.env.SSR && (
          <>
            <meta httpEquiv="refresh" content="0; url=/basic/cart" />
            <ButtonLink look="primary" href="/basic/cart">
              View cart
            </ButtonLink>
          </>
        )}
      </noscript>
      <CartView />
    </Container>
  );
}
