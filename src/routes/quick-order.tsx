import { useQuery, type QueryClient } from '@tanstack/react-query';
import { orderablesQuery } from '#src/features/cart/orderables-query.ts';
import { partWizardItemsQuery } from '#src/features/part-wizard/queries.ts';
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
const loadView = () =>
  Promise.all([
    import('#src/features/cart/quick-order-view.tsx'),
    import('#src/features/part-wizard/read-part.ts'),
  ]);
const intro =
  'Paste a list or open a file: part numbers and ordering codes in any spelling, with quantities.';

export function Route() {
  const products = useQuery(orderablesQuery);
  // Where they are not on the device yet, part numbers are known all the same.
  const { data: items } = useQuery(partWizardItemsQuery);
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
        {(list) => (
          <Late load={loadView}>
            {([{ QuickOrderView }, { readPart }]) => (
              <QuickOrderView
                parts={{ products: list, readCode: (text) => items && readPart(items, text) }}
              />
            )}
          </Late>
        )}
      </Async>
    </Container>
  );
}
