import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: who comes is known on the device alone. */
export const load = () => Promise.resolve();

const title = 'Choose a new password';
const loadForm = () => import('#src/features/auth/forgot-password-form.tsx');

export function Route() {
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/forgot-password' }]} />
      <PageHead title={title} intro="Enter your e-mail address, and we send you a link." />
      <Late load={loadForm}>{({ ForgotPasswordForm }) => <ForgotPasswordForm />}</Late>
    </Container>
  );
}
