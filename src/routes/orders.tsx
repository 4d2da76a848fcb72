import { SignedIn } from '#src/features/auth/signed-in.tsx';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing to load: personal data must not be in a page that the server may cache. */
export const load = () => Promise.resolve();

const title = m.routes.orders;
const OrdersView = lazyPart(async () => (await import('#src/features/orders/orders-view.tsx')).OrdersView);

export function Route() {
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/orders' }]} />
      <PageHead title={title} />
      <SignedIn>{() => <OrdersView />}</SignedIn>
    </Container>
  );
}
