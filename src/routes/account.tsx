import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Session } from '#src/contract/session.ts';
import { SignedIn } from '#src/features/auth/signed-in.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageLinks } from '#src/ui/page-links.tsx';

/** Nothing: what belongs to one person never stands in a page the server might keep. */
export const load = () => Promise.resolve();

const title = 'Your account';
const loadView = () =>
  Promise.all([import('#src/features/account/account-view.tsx'), import('#src/features/auth/session.ts')]);
const loadCards = () =>
  Promise.all([import('#src/features/checkout/cards-view.tsx'), import('#src/contract/session.ts')]);
const loadConfigurations = () => import('#src/features/part-wizard/account-configurations.tsx');

const links = [
  { href: '/account', label: 'Profile' },
  { href: '/orders', label: 'Orders' },
  { href: '/account/requests', label: 'Requests' },
  { href: '/account/configurations', label: 'Saved configurations' },
  { href: '/account/addresses', label: 'Addresses' },
  { href: '/account/cards', label: 'Cards' },
  { href: '/account/password', label: 'Password' },
  { href: '/account/data', label: 'Your data' },
];

export function Route() {
  const page = useParams()['*'] ?? '';
  const [isDeleted, setIsDeleted] = useState(false);
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/account' }]} />
      <PageHead title={title} />
      {isDeleted ? (
        <Notice kind="information" title="Account deleted">
          <p>We have sent you an e-mail to confirm this. Thank you for being a customer.</p>
        </Notice>
      ) : (
        <SignedIn>
          {(session) => (
            <>
              <PageLinks label="Your account" links={links} />
              <AccountPage
                page={page}
                session={session}
                onDeleted={async (endSession) => {
                  setIsDeleted(true);
                  await endSession();
                }}
              />
            </>
          )}
        </SignedIn>
      )}
    </Container>
  );
}

interface PageProperties {
  /** What is behind /account/. */
  page: string;
  session: Session;
  onDeleted: (endSession: () => Promise<void>) => Promise<void>;
}

function AccountPage({ page, session, onDeleted }: PageProperties) {
  if (page === 'configurations')
    return <Late load={loadConfigurations}>{({ AccountConfigurations }) => <AccountConfigurations />}</Late>;
  if (page === 'cards')
    return (
      <Late load={loadCards}>
        {([{ CardsView }, { subjectOf }]) => <CardsView subject={subjectOf(session)} />}
      </Late>
    );
  return (
    <Late load={loadView}>
      {([{ AccountView }, { beginSession, forgetAccount, signOut }]) => (
        <AccountView
          session={session}
          page={page}
          onSession={beginSession}
          onSignOut={signOut}
          onDeleted={() => onDeleted(forgetAccount)}
        />
      )}
    </Late>
  );
}
