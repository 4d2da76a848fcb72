import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Session } from '#src/contract/session.ts';
import type { ServicedInstrument } from '#src/features/account/overview.tsx';
import { SignedIn } from '#src/features/auth/signed-in.tsx';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageLinks } from '#src/ui/page-links.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Nothing to load: personal data must not be in a page that the server may cache. */
export const load = () => Promise.resolve();

const title = m.routes.yourAccount;

const links = [
  { href: '/account', label: m.routes.overview },
  { href: '/account/profile', label: m.routes.profile },
  { href: '/orders', label: m.routes.orders },
  { href: '/account/requests', label: m.routes.requests },
  { href: '/account/configurations', label: m.routes.savedConfigurations },
  { href: '/account/addresses', label: m.routes.addresses },
  { href: '/account/cards', label: m.routes.cards },
  { href: '/account/password', label: m.routes.password },
  { href: '/account/devices', label: m.routes.devices },
  { href: '/account/data', label: m.routes.yourData },
];

export function Route() {
  const page = useParams()['*'] ?? '';
  const [deletion, setDeletion] = useState<'none' | 'leaving' | 'done'>('none');
  /** "Account deleted" is shown once nothing of the account is left on this device. */
  const leave = async (endSession: () => Promise<void>) => {
    setDeletion('leaving');
    await endSession().finally(() => setDeletion('done'));
  };
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/account' }]} />
      <PageHead title={title} />
      {deletion === 'leaving' && <Skeleton />}
      {deletion === 'done' && (
        <Notice kind="information" title={m.routes.accountDeleted}>
          <p>{m.routes.accountDeletedText}</p>
        </Notice>
      )}
      {deletion === 'none' && (
        <SignedIn>
          {(session) => (
            <>
              <PageLinks label={m.routes.yourAccount} links={links} />
              <AccountPage page={page} session={session} onDeleted={leave} />
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
