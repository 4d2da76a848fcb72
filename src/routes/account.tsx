import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Session } from '#src/contract/session.ts';
import type { ServicedInstrument } from '#src/features/account/overview.tsx';
import { SignedIn } from '#src/features/auth/signed-in.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageLinks } from '#src/ui/page-links.tsx';

/** Nothing to load: personal data must not be in a page that the server may cache. */
export const load = () => Promise.resolve();

const title = 'Your account';

const links = [
  { href: '/account', label: 'Overview' },
  { href: '/account/profile', label: 'Profile' },
  { href: '/orders', label: 'Orders' },
  { href: '/account/requests', label: 'Requests' },
  { href: '/account/configurations', label: 'Saved configurations' },
  { href: '/account/addresses', label: 'Addresses' },
  { href: '/account/cards', label: 'Cards' },
  { href: '/account/password', label: 'Password' },
  { href: '/account/devices', label: 'Devices' },
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

interface PageProps {
  /** The path after `/account/`. */
  page: string;
  session: Session;
  onDeleted: (endSession: () => Promise<void>) => Promise<void>;
}

function AccountPage({ page, session, onDeleted }: PageProps) {
  if (page === 'configurations') return <AccountConfigurations />;
  if (page === 'cards') return <Cards session={session} />;
  return <Account page={page} session={session} onDeleted={onDeleted} />;
}

const AccountConfigurations = lazyPart(
  async () => (await import('#src/features/part-wizard/account-configurations.tsx')).AccountConfigurations,
);

const Cards = lazyPart(async () => {
  const [{ CardsView }, { subjectOf }] = await Promise.all([
    import('#src/features/checkout/cards-view.tsx'),
    import('#src/contract/session.ts'),
  ]);
  return ({ session }: { session: Session }) => <CardsView subject={subjectOf(session)} />;
});

const Account = lazyPart(async () => {
  const [{ AccountView }, { beginSession, clearSession, signOut }, overview] = await Promise.all([
    import('#src/features/account/account-view.tsx'),
    import('#src/features/auth/session.ts'),
    loadOverview(),
  ]);
  return ({ page, session, onDeleted }: PageProps) => (
    <AccountView
      session={session}
      page={page}
      overview={overview}
      onSession={beginSession}
      onSignOut={signOut}
      onSignedOut={clearSession}
      onDeleted={() => onDeleted(clearSession)}
    />
  );
});

async function loadOverview() {
  const [{ LastOrder }, { MyInstruments }, { ConfigurationsSummary }, { ListsSummary }] = await Promise.all([
    import('#src/features/orders/last-order.tsx'),
    import('#src/features/certificates/my-instruments.tsx'),
    import('#src/features/part-wizard/configurations-summary.tsx'),
    import('#src/features/cart/lists-summary.tsx'),
  ]);
  return {
    lastOrder: <LastOrder />,
    instruments: (serviced: ServicedInstrument[]) => <MyInstruments serviced={serviced} />,
    configurations: <ConfigurationsSummary />,
    lists: <ListsSummary />,
  };
}
