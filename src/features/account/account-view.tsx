import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import type { Account } from '#src/contract/account.ts';
import { subjectOf, type Session } from '#src/contract/session.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import styles from '#src/ui/form/form.module.css';
import { NotFoundView } from '#src/ui/not-found-view.tsx';
import { AddressesView } from './addresses-view.tsx';
import { DataView } from './data-view.tsx';
import { Overview, type OverviewParts } from './overview.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { accountQuery, sendConfirmation } from './queries.ts';
import { RequestsView } from './requests-view.tsx';
import { SessionsView } from './sessions-view.tsx';
import { leave, SignOut } from './sign-out.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

export interface AccountActions {
  /** Continues the session with a new token or name. */
  onSession: (session: Session) => Promise<void>;
  onSignOut: () => Promise<void>;
  /** The session has ended on the server. */
  onSignedOut: () => Promise<void>;
  onDeleted: () => Promise<void>;
}

interface Props extends AccountActions {
  session: Session;
  /** The path after `/account/`. */
  page: string;
  overview: OverviewParts;
}

/** The pages of the customer's account. */
export function AccountView({ session, page, overview, ...actions }: Props) {
  const query = useQuery(accountQuery);
  const client = useQueryClient();
  const isFirstAttempt = query.isPending && query.failureCount === 0;
  const show = async (account: Account) => {
    client.setQueryData(accountQuery.queryKey, account);
    await actions.onSession({ ...session, user: { ...session.user, ...account } });
  };
  return (
    <>
      <Async query={query}>
        {(account) => (
          <div className={page === '' ? styles.wide : styles.form}>
            {!account.confirmed && <ConfirmationNotice email={account.email} />}
            <Page
              account={account}
              page={page}
              onAccount={show}
              overview={overview}
              {...actions}
              onDeleted={() => leave(subjectOf(session), 'remove', actions.onDeleted)}
            />
          </div>
        )}
      </Async>
      {/* Outside the loaded content, because signing out needs no connection. Not before the first attempt has ended, because the content would move it. */}
      {page === '' && !isFirstAttempt && (
        <SignOut subject={subjectOf(session)} onSignOut={actions.onSignOut} />
      )}
    </>
  );
}

interface PageProps extends Omit<AccountActions, 'onSignOut'> {
  account: Account;
  page: string;
  overview: OverviewParts;
  onAccount: (account: Account) => Promise<void>;
}

function Page({ account, page, overview, onAccount, onSession, onSignedOut, onDeleted }: PageProps) {
  switch (page) {
    case '':
      return <Overview account={account} {...overview} />;
    case 'profile':
      return <ProfileForm account={account} onAccount={onAccount} />;
    case 'requests':
      return <RequestsView isConfirmed={account.confirmed} />;
    case 'addresses':
      return <AddressesView account={account} onAccount={onAccount} />;
    case 'password':
      return <PasswordForm email={account.email} onSession={onSession} />;
    case 'devices':
      return <SessionsView onSession={onSession} onSignedOut={onSignedOut} />;
    case 'data':
      return <DataView account={account} onDeleted={onDeleted} />;
    default:
      return <NotFoundView />;
  }
}

function ConfirmationNotice({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendConfirmation });
  return (
    <Notice kind="information" title={m.account.confirmEmail}>
      <p>{m.account.linkSentTo({ email })}</p>
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending ? m.account.sending : m.account.resendLink}
      </Button>
      <p role="status">
        {isSuccess && m.account.linkSentAgain}
        {error?.message}
      </p>
    </Notice>
  );
}
