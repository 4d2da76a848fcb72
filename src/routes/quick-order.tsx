import { useQuery, type QueryClient } from '@tanstack/react-query';
import { orderablesQuery } from '#src/features/cart/orderables-query.ts';
import { Async } from '#src/ui/async.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

export async function load(client: QueryClient) {
  // The server draws none of it, so it need not travel with the page.
  if (typeof window !== 'undefined') await client.fetchQuery(orderablesQuery);
}

const title = 'Quick order';
const loadView = () => import('#src/features/cart/quick-order-view.tsx');
const intro = 'Paste a list or open a file: part numbers in any spelling, with quantities.';

export function Route() {
  const products = useQuery(orderablesQuery);
  return (
    <Container>
      <Head title={title} description={intro} />
      <Breadcrumbs
        crumbs={[
          { label: 'Cart', url: '/cart' },
          { label: title, url: '/quick-order' },
        ]}
      />
      <PageHead title={title} intro={intro} />
      <Async query={products}>
        {(list) => <Late load={loadView}>{({ QuickOrderView }) => <QuickOrderView products={list} />}</Late>}
      </Async>
    </Container>
  );
}
