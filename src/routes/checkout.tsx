import { useNavigate } from 'react-router-dom';
import type { Order } from '#src/contract/order.ts';
import { Unavailable } from '#src/features/cart/unavailable.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';

/** Nothing: what it shows is on the device, or one person's. */
export const load = () => Promise.resolve();

const title = 'Checkout';

export function Route() {
  const loaded = useAfterIdle(loadParts);
  const navigate = useNavigate();
  const confirm = ({ id, statusPath }: Order) =>
    void navigate(`/order-confirmation/${id}${new URL(statusPath, window.location.origin).search}`);
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: 'Cart', url: '/cart' },
          { label: title, url: '/checkout' },
        ]}
      />
      <PageHead title={title} />
      {loaded === null && <Unavailable />}
      {loaded === undefined && <Skeleton />}
      {loaded && (
        <loaded.WithCart>
          {({ cart, keep, forget }) => (
            <loaded.CheckoutView
              cart={cart}
              onCart={keep}
              onPlaced={(order) => {
                confirm(order);
                forget();
              }}
            />
          )}
        </loaded.WithCart>
      )}
    </Container>
  );
}

/** The two features of this page, when it is there. */
async function loadParts() {
  const [{ WithCart }, { CheckoutView }] = await Promise.all([
    import('#src/features/cart/with-cart.tsx'),
    import('#src/features/checkout/checkout-view.tsx'),
  ]);
  return { WithCart, CheckoutView };
}
