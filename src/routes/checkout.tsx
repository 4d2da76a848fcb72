import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Order } from '#src/contract/order.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: what it shows is on the device, or one person's. */
export const load = () => Promise.resolve();

const title = 'Checkout';

export function Route() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const quote = search.get('quote');
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
      <Late load={loadParts}>
        {({ WithCart, WithQuote, CheckoutView }) =>
          quote !== null ? (
            <WithQuote id={quote} token={search.get('token') ?? ''}>
              {({ cart, renew }) => (
                <CheckoutView
                  cart={cart}
                  onCart={renew}
                  onPlaced={(order) => {
                    confirm(order);
                    renew();
                  }}
                />
              )}
            </WithQuote>
          ) : (
            <WithCart>
              {({ cart, keep, forget }) => (
                <CheckoutView
                  cart={cart}
                  onCart={keep}
                  onPlaced={(order) => {
                    confirm(order);
                    forget();
                  }}
                />
              )}
            </WithCart>
          )
        }
      </Late>
    </Container>
  );
}

/** The features of this page, when it is there. */
async function loadParts() {
  const [{ WithCart }, { WithQuote }, { CheckoutView }] = await Promise.all([
    import('#src/features/cart/with-cart.tsx'),
    import('#src/features/orders/with-quote.tsx'),
    import('#src/features/checkout/checkout-view.tsx'),
  ]);
  return { WithCart, WithQuote, CheckoutView };
}
