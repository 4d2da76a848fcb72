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
  const quote = search.has('quote')
    ? `/quotes/${search.get('quote')}?token=${encodeURIComponent(search.get('token') ?? '')}`
    : null;
  const confirm = ({ id, statusPath }: Order) =>
    void navigate(`/order-confirmation/${id}${new URL(statusPath, window.location.origin).search}`);
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          quote === null ? { label: 'Cart', url: '/cart' } : { label: 'Your quote', url: quote },
          { label: title, url: '/checkout' },
        ]}
      />
      <PageHead title={title} />
      <Late load={loadParts}>
        {(parts) => {
          if (search.has('payment_intent')) return <Back {...parts} onPlaced={confirm} />;
          if (search.has('quote')) return <FromQuote {...parts} onPlaced={confirm} />;
          return <FromCart {...parts} onPlaced={confirm} />;
        }}
      </Late>
    </Container>
  );
}

type Parts = Awaited<ReturnType<typeof loadParts>> & { onPlaced: (order: Order) => void };

function FromCart({ WithCart, CheckoutView, onPlaced }: Parts) {
  return (
    <WithCart>
      {({ cart, keep, forget }) => (
        <CheckoutView
          cart={cart}
          onCart={keep}
          onPlaced={(order) => {
            onPlaced(order);
            forget();
          }}
        />
      )}
    </WithCart>
  );
}

function FromQuote({ WithQuote, CheckoutView, onPlaced }: Parts) {
  const [search] = useSearchParams();
  return (
    <WithQuote id={search.get('quote') ?? ''} token={search.get('token') ?? ''}>
      {({ cart, renew }) => (
        <CheckoutView
          cart={cart}
          onCart={renew}
          onPlaced={(order) => {
            onPlaced(order);
            renew();
          }}
        />
      )}
    </WithQuote>
  );
}

/** From the page of a bank. */
function Back({ WithCart, BankReturn, onPlaced }: Parts) {
  const [search] = useSearchParams();
  return (
    <WithCart>
      {({ cart, forget }) => (
        <BankReturn
          subject={cart.subject}
          onPlaced={(order) => {
            onPlaced(order);
            if (!search.has('quote')) forget();
          }}
        />
      )}
    </WithCart>
  );
}

/** The features of this page, when it is there. */
async function loadParts() {
  const [{ WithCart }, { WithQuote }, { CheckoutView }, { BankReturn }] = await Promise.all([
    import('#src/features/cart/with-cart.tsx'),
    import('#src/features/orders/with-quote.tsx'),
    import('#src/features/checkout/checkout-view.tsx'),
    import('#src/features/checkout/bank-return.tsx'),
  ]);
  return { WithCart, WithQuote, CheckoutView, BankReturn };
}
