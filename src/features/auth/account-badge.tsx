import { use } from 'react';
import { m } from '#src/messages/m.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './account-badge.module.css';
import { AuthContext } from './auth-provider.tsx';

/** The account link in the header while someone is signed in. */
export function AccountBadge() {
  const { session } = use(AuthContext);
  if (!session) return null;
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <VisuallyHidden> {m.auth.badge({ email: session.user.email })}</VisuallyHidden>
    </>
  );
}
