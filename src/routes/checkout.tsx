import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Order } from '#src/contract/order.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonBlock } from '#src/ui/skeleton.tsx';

/** Nothing to load: the content is on the device, or is personal data. */
export const load = () => Promise.resolve();

const title = m.routes.checkout;

export function Route() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const quote = search.has('quote')
    ? `/quotes/${search.get('quote')}?token=${encodeURIComponent(search.get('token') ?? '')}`
    : null;
  const showConfirmation = ({ id, statusPath }: Order) =>
    void navigate(`/order-confirmation/${id}${new URL(statusPath, window.location.origin).search}`);
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          quote === null ? { label: m.routes.cart, url: '/cart' } : { label: m.routes.yourQuote, url: quote },
          { label: title, url: '/checkout' },
        ]}
      />
      <PageHead title={title} />
      <Checkout onPlaced={showConfirmation} />
    </Container>
  );
}

interface Props {
  onPlaced: (order: Order) => void;
}

const Checkout = lazyPart(
  async () => {
    const features = await loadFeatures();
    return ({ onPlaced }: Props) => {
      const [search] = useSearchParams();
      if (search.has('payment_intent')) return <FromBank {...features} onPlaced={onPlaced} />;
      if (search.has('quote')) return <FromQuote {...features} onPlaced={onPlaced} />;
      return <FromCart {...features} onPlaced={onPlaced} />;
    };
  },
  { Fallback: Loading },
);

function Loading() {
  return (
    <>
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      <SkeletonBlock />
    </>
  );
}

const WithoutScript = () => (
  <Notice kind="information" title={m.routes.checkoutNeedsScript}>
    <p>{m.routes.checkoutWithoutScript}</p>
    <ButtonLink href="/basic/request-quote?cart=1">{m.routes.requestQuoteForItems}</ButtonLink>
  </Notice>
);

type Parts = Awaited<ReturnType<typeof loadFeatures>> & Props;

function FromCart({ WithCart, CheckoutView, onPlaced }: Parts) {
  return (
    <WithCart>
      {({ cart, storeCart, clearCart }) => (
        <CheckoutView
          cart={cart}
          onCart={storeCart}
          onPlaced={(order) => {
            onPlaced(order);
            clearCart();
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
      {({ cart, refresh }) => (
        <CheckoutView
          cart={cart}
          onCart={refresh}
          onPlaced={(order) => {
            onPlaced(order);
            refresh();
          }}
        />
      )}
    </WithQuote>
  );
}

/** Shown when the customer returns from the bank's page. */
function FromBank({ WithCart, BankReturn, onPlaced }: Parts) {
  const [search] = useSearchParams();
  return (
    <WithCart>
      {({ cart, clearCart }) => (
        <BankReturn
          subject={cart.subject}
          onPlaced={(order) => {
            onPlaced(order);
            if (!search.has('quote')) clearCart();
          }}
        />
      )}
    </WithCart>
  );
}

async function loadFeatures() {
  const [{ WithCart }, { WithQuote }, { CheckoutView }, { BankReturn }] = await Promise.all([
    import('#src/features/cart/with-cart.tsx'),
    import('#src/features/orders/with-quote.tsx'),
    import('#src/features/checkout/checkout-view.tsx'),
    import('#src/features/checkout/bank-return.tsx'),
  ]);
  return { WithCart, WithQuote, CheckoutView, BankReturn };
}
