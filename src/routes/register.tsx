import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { useReturn } from '#src/features/auth/use-return.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Nothing to load: only the device knows who is signed in. */
export const load = () => Promise.resolve();

const RegisterForm = lazyPart(
  async () => (await import('#src/features/auth/register-form.tsx')).RegisterForm,
);

export function Route() {
  const onDone = useReturn();
  return (
    <AuthPage
      title="Create an account"
      path="/register"
      intro="See your orders, quotes and requests in one place, and save your addresses for checkout. You can also order without an account."
    >
      <RegisterForm onDone={onDone} />
    </AuthPage>
  );
}
