import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnPath } from '#src/features/auth/return-path.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: who comes is known on the device alone. */
export const load = () => Promise.resolve();

const title = 'Choose a new password';
const loadForm = () => import('#src/features/auth/reset-password-form.tsx');

export function Route() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const onDone = () => void navigate(returnPath(search), { replace: true });
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/reset-password' }]} />
      <PageHead title={title} />
      <Late load={loadForm}>{({ ResetPasswordForm }) => <ResetPasswordForm onDone={onDone} />}</Late>
    </Container>
  );
}
