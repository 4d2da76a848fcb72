import { AuthPage } from '#src/features/auth/auth-page.tsx';
import { m } from '#src/messages/m.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Nothing to load: only the device knows who is signed in. */
export const load = () => Promise.resolve();

const ConfirmEmailView = lazyPart(
  async () => (await import('#src/features/auth/confirm-email-view.tsx')).ConfirmEmailView,
);

export function Route() {
  return (
    <AuthPage title={m.routes.confirmEmail} path="/confirm-email">
      <ConfirmEmailView />
    </AuthPage>
  );
}
