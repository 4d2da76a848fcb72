import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useReorder } from '#src/features/cart/use-reorder.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing to load: personal data must not be in a page that the server may cache. */
export const load = () => Promise.resolve();

const title = m.routes.yourOrder;
const OrderPage = lazyPart(async () => (await import('#src/features/orders/order-page.tsx')).OrderPage);
const thanks = {
  title: m.routes.orderPlaced,
  intro: m.routes.orderPlacedIntro,
};

/** An order, right after it was placed or later. `?token=…` gives guests access. */
export function Route() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const reorder = useReorder();
  const isNew = pathname.startsWith('/order-confirmation/');
  return (
    <Container>
      <Head title={isNew ? thanks.title : title} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: m.routes.orders, url: '/orders' },
          { label: title, url: pathname },
        ]}
      />
      {isNew ? <PageHead {...thanks} /> : <PageHead title={title} />}
      <OrderPage id={id} token={search.get('token') ?? ''} onReorder={reorder} />
    </Container>
  );
}
