import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { useReturn } from '#src/features/auth/use-return.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Nothing to load: only the device knows who is signed in. */
export const load = () => Promise.resolve();

const ResetPasswordForm = lazyPart(
  async () => (await import('#src/features/auth/reset-password-form.tsx')).ResetPasswordForm,
);

export function Route() {
  const onDone = useReturn();
  return (
    <AuthPage title="Choose a new password" path="/reset-password">
      <ResetPasswordForm onDone={onDone} />
    </AuthPage>
  );
}
