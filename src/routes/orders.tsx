import { SignedIn } from '#src/features/auth/signed-in.tsx';
import { OrdersSlot } from '#src/features/orders/order-slot.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: what belongs to one person never stands in a page the server might keep. */
export const load = () => Promise.resolve();

const title = 'Orders';

export function Route() {
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/orders' }]} />
      <PageHead title={title} />
      <SignedIn>{() => <OrdersSlot />}</SignedIn>
    </Container>
  );
}
