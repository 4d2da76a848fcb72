import { useParams, useSearchParams } from 'react-router-dom';
import { useReorder } from '#src/features/cart/use-reorder.ts';
import { OrderSlot } from '#src/features/orders/order-slot.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: what belongs to one person never stands in a page the server might keep. */
export const load = () => Promise.resolve();

const title = 'Your order';

/** `?token=…` lets a guest follow it. */
export function Route() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const reorder = useReorder();
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: 'Orders', url: '/orders' },
          { label: title, url: `/orders/${id}` },
        ]}
      />
      <PageHead title={title} />
      <OrderSlot id={id} token={search.get('token') ?? ''} onReorder={reorder} />
    </Container>
  );
}
