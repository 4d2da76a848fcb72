import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { Late } from '#src/ui/late.tsx';

/** Nothing: who comes is known on the device alone. */
export const load = () => Promise.resolve();

const loadForm = () => import('#src/features/auth/confirm-email-view.tsx');

export function Route() {
  return (
    <AuthPage title="Confirm your e-mail address" path="/confirm-email">
      <Late load={loadForm}>{({ ConfirmEmailView }) => <ConfirmEmailView />}</Late>
    </AuthPage>
  );
}
