import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Nothing to load: only the device knows who is signed in. */
export const load = () => Promise.resolve();

const ForgotPasswordForm = lazyPart(
  async () => (await import('#src/features/auth/forgot-password-form.tsx')).ForgotPasswordForm,
);

export function Route() {
  return (
    <AuthPage
      title="Reset your password"
      path="/forgot-password"
      intro="Enter your e-mail address and we will send you a link."
    >
      <ForgotPasswordForm />
    </AuthPage>
  );
}
