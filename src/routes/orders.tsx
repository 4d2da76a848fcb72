import { SignedIn } from '#src/features/auth/signed-in.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: what belongs to one person never stands in a page the server might keep. */
export const load = () => Promise.resolve();

const title = 'Orders';
const loadView = () => import('#src/features/orders/orders-view.tsx');

export function Route() {
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/orders' }]} />
      <PageHead title={title} />
      <SignedIn>{() => <Late load={loadView}>{({ OrdersView }) => <OrdersView />}</Late>}</SignedIn>
    </Container>
  );
}
