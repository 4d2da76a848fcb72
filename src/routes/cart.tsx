import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: what it shows is on the device. */
export const load = () => Promise.resolve();

const title = 'Cart';
const loadView = () => import('#src/features/cart/cart-view.tsx');

export function Route() {
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/cart' }]} />
      <PageHead title={title} />
      <Late load={loadView}>{({ CartView }) => <CartView />}</Late>
    </Container>
  );
}
