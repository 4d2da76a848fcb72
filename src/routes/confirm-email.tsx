import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: who comes is known on the device alone. */
export const load = () => Promise.resolve();

const title = 'Confirm your e-mail address';
const loadForm = () => import('#src/features/auth/confirm-email-view.tsx');

export function Route() {
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/confirm-email' }]} />
      <PageHead title={title} />
      <Late load={loadForm}>{({ ConfirmEmailView }) => <ConfirmEmailView />}</Late>
    </Container>
  );
}
