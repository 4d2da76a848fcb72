import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { useReturn } from '#src/features/auth/use-return.ts';
import { m } from '#src/messages/m.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Nothing to load: only the device knows who is signed in. */
export const load = () => Promise.resolve();

const ResetPasswordForm = lazyPart(
  async () => (await import('#src/features/auth/reset-password-form.tsx')).ResetPasswordForm,
);

export function Route() {
  const onDone = useReturn();
  return (
    <AuthPage title={m.routes.resetPassword} path="/reset-password">
      <ResetPasswordForm onDone={onDone} />
    </AuthPage>
  );
}
