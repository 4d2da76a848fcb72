import { use } from 'react';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './account-mark.module.css';
import { AuthContext } from './auth-provider.tsx';

/** At the account's place in the header, when somebody is signed in. */
export function AccountMark() {
  const { session } = use(AuthContext);
  if (!session) return null;
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <VisuallyHidden> (signed in as {session.user.email})</VisuallyHidden>
    </>
  );
}
