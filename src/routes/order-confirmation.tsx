import { useParams, useSearchParams } from 'react-router-dom';
import { useReorder } from '#src/features/cart/use-reorder.ts';
import { OrderSlot } from '#src/features/orders/order-slot.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: what belongs to one person never stands in a page the server might keep. */
export const load = () => Promise.resolve();

const title = 'Thank you for your order';
const intro =
  'A confirmation is on its way to you by e-mail, with a link to this order. Keep the order number for questions.';

export function Route() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const reorder = useReorder();
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: 'Order confirmation', url: `/order-confirmation/${id}` }]} />
      <PageHead title={title} intro={intro} />
      <OrderSlot id={id} token={search.get('token') ?? ''} onReorder={reorder} />
    </Container>
  );
}
