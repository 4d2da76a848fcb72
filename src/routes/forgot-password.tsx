import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { Late } from '#src/ui/late.tsx';

/** Nothing: who comes is known on the device alone. */
export const load = () => Promise.resolve();

const loadForm = () => import('#src/features/auth/forgot-password-form.tsx');

export function Route() {
  return (
    <AuthPage
      title="Choose a new password"
      path="/forgot-password"
      intro="Enter your e-mail address and we will send you a link."
    >
      <Late load={loadForm}>{({ ForgotPasswordForm }) => <ForgotPasswordForm />}</Late>
    </AuthPage>
  );
}
