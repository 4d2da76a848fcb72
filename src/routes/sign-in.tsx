import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { useReturn } from '#src/features/auth/use-return.ts';
import { Late } from '#src/ui/late.tsx';

/** Nothing: who comes is known on the device alone. */
export const load = () => Promise.resolve();

const loadForm = () => import('#src/features/auth/sign-in-form.tsx');

export function Route() {
  const onDone = useReturn();
  return (
    <AuthPage title="Sign in" path="/sign-in">
      <Late load={loadForm}>{({ SignInForm }) => <SignInForm onDone={onDone} />}</Late>
    </AuthPage>
  );
}
