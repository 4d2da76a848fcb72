import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnPath } from '#src/features/auth/return-path.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: who comes is known on the device alone. */
export const load = () => Promise.resolve();

const title = 'Open an account';
const loadForm = () => import('#src/features/auth/register-form.tsx');

export function Route() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const onDone = () => void navigate(returnPath(search), { replace: true });
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/register' }]} />
      <PageHead
        title={title}
        intro="For orders, quotes and requests in one place, and addresses you type once. You can order without one too."
      />
      <Late load={loadForm}>{({ RegisterForm }) => <RegisterForm onDone={onDone} />}</Late>
    </Container>
  );
}
