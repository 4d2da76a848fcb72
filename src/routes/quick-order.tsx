import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Orderable } from '#src/contract/cart.ts';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { orderablesQuery } from '#src/features/cart/orderables-query.ts';
import { partWizardItemsQuery } from '#src/features/part-wizard/queries.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

export async function load(client: QueryClient) {
  // Not rendered by the server, so it is not embedded in the page.
  if (typeof window !== 'undefined') await client.fetchQuery(orderablesQuery);
}

const title = m.routes.quickOrder;
const intro = m.routes.quickOrderIntro;

export function Route() {
  const products = useQuery(orderablesQuery);
  // Even if the list is not on the device yet, part numbers can be parsed.
  const { data: items } = useQuery(partWizardItemsQuery);
  return (
    <Container>
      <Head title={title} description={intro} />
      <Breadcrumbs
        crumbs={[
          { label: m.routes.cart, url: '/cart' },
          { label: title, url: '/quick-order' },
        ]}
      />
      <PageHead title={title} intro={intro} />
      <Async query={products}>{(list) => <QuickOrder products={list} items={items} />}</Async>
    </Container>
  );
}

interface Parts {
  products: Orderable[];
  items: PartWizardItems | undefined;
}

const QuickOrder = lazyPart(async () => {
  const [{ QuickOrderView }, { readPart }] = await Promise.all([
    import('#src/features/cart/quick-order-view.tsx'),
    import('#src/features/part-wizard/read-part.ts'),
  ]);
  return ({ products, items }: Parts) => (
    <QuickOrderView parts={{ products, readCode: (text) => items && readPart(items, text) }} />
  );
});
