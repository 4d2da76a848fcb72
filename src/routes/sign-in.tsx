import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { useReturn } from '#src/features/auth/use-return.ts';
import { m } from '#src/messages/m.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Nothing to load: only the device knows who is signed in. */
export const load = () => Promise.resolve();

const SignInForm = lazyPart(async () => (await import('#src/features/auth/sign-in-form.tsx')).SignInForm);

export function Route() {
  const onDone = useReturn();
  return (
    <AuthPage title={m.routes.signIn} path="/sign-in">
      <SignInForm onDone={onDone} />
    </AuthPage>
  );
}
