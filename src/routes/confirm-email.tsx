import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Nothing to load: only the device knows who is signed in. */
export const load = () => Promise.resolve();

const ConfirmEmailView = lazyPart(
  async () => (await import('#src/features/auth/confirm-email-view.tsx')).ConfirmEmailView,
);

export function Route() {
  return (
    <AuthPage title="Confirm your e-mail address" path="/confirm-email">
      <ConfirmEmailView />
    </AuthPage>
  );
}
