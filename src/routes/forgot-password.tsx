import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { m } from '#src/messages/m.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Nothing to load: only the device knows who is signed in. */
export const load = () => Promise.resolve();

const ForgotPasswordForm = lazyPart(
  async () => (await import('#src/features/auth/forgot-password-form.tsx')).ForgotPasswordForm,
);

export function Route() {
  return (
    <AuthPage title={m.routes.forgotPassword} path="/forgot-password" intro={m.routes.forgotPasswordIntro}>
      <ForgotPasswordForm />
    </AuthPage>
  );
}
