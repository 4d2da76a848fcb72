import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { useReturn } from '#src/features/auth/use-return.ts';
import { Late } from '#src/ui/late.tsx';

/** Nothing: who comes is known on the device alone. */
export const load = () => Promise.resolve();

const loadForm = () => import('#src/features/auth/register-form.tsx');

export function Route() {
  const onDone = useReturn();
  return (
    <AuthPage
      title="Create an account"
      path="/register"
      intro="See your orders, quotes and requests in one place, and save your addresses for checkout. You can also order without an account."
    >
      <Late load={loadForm}>{({ RegisterForm }) => <RegisterForm onDone={onDone} />}</Late>
    </AuthPage>
  );
}
