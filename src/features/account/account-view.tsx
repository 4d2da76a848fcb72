import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account } from '#src/contract/account.ts';
import type { Session } from '#src/contract/session.ts';
import { Async } from '#src/ui/async.tsx';
import styles from '#src/ui/form/form.module.css';
import { NotFoundView } from '#src/ui/not-found-view.tsx';
import { AddressesView } from './addresses-view.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { DataView } from './data-view.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { accountQuery } from './queries.ts';
import { RequestsView } from './requests-view.tsx';
import { SignOut } from './sign-out.tsx';

export interface AccountActions {
  /** The session goes on with another token, or another name. */
  onSession: (session: Session) => Promise<void>;
  onSignOut: () => Promise<void>;
  onDeleted: () => Promise<void>;
}

interface Properties extends AccountActions {
  session: Session;
  /** What is behind /account/. */
  page: string;
}

/** A customer's own pages. */
export function AccountView({ session, page, ...actions }: Properties) {
  const query = useQuery(accountQuery);
  const client = useQueryClient();
  const show = async (account: Account) => {
    client.setQueryData(accountQuery.queryKey, account);
    await actions.onSession({ ...session, user: { ...session.user, ...account } });
  };
  return (
    <>
      <Async query={query}>
        {(account) => (
          <div className={styles.form}>
            {!account.confirmed && <ConfirmationNotice email={account.email} />}
            <Page account={account} page={page} onAccount={show} {...actions} />
          </div>
        )}
      </Async>
      {/* Outside: signing out needs no connection. */}
      {page === '' && <SignOut onSignOut={actions.onSignOut} />}
    </>
  );
}

interface PageProperties extends Omit<AccountActions, 'onSignOut'> {
  account: Account;
  page: string;
  onAccount: (account: Account) => Promise<void>;
}

function Page({ account, page, onAccount, onSession, onDeleted }: PageProperties) {
  switch (page) {
    case '':
      return <ProfileForm account={account} onAccount={onAccount} />;
    case 'requests':
      return <RequestsView isConfirmed={account.confirmed} />;
    case 'addresses':
      return <AddressesView account={account} onAccount={onAccount} />;
    case 'password':
      return <PasswordForm email={account.email} onSession={onSession} />;
    case 'data':
      return <DataView account={account} onDeleted={onDeleted} />;
    default:
      return <NotFoundView />;
  }
}
