import { onlineManager, useQuery } from '@tanstack/react-query';
import { use, useSyncExternalStore, type ReactNode } from 'react';
import { AuthContext } from '#src/features/auth/auth-provider.tsx';
import { FooterView } from '#src/features/site/footer-view.tsx';
import { HeaderView } from '#src/features/site/header-view.tsx';
import { footerQuery, menuQuery, settingQuery } from '#src/features/site/queries.ts';
import { SiteBannerView } from '#src/features/site/site-banner-view.tsx';
import { shownVat } from '#src/format/with-vat.ts';
import { m } from '#src/messages/m.ts';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import { VatContext } from '#src/ui/prices.ts';
import { SiteContext } from '#src/ui/site-context.ts';
import { UnitsContext } from '#src/ui/units-context.ts';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';
import { useUnitSystem } from './use-unit-system.ts';

const BackgroundParts = lazyPart(async () => (await import('./background-parts.tsx')).BackgroundParts, {
  when: 'idle',
  ...nothing,
});

const CompareTray = lazyPart(
  async () => (await import('#src/features/compare/compare-tray.tsx')).CompareTray,
  {
    when: 'idle',
    ...nothing,
  },
);

/** The layout of every page: banner, header with menu, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { data: setting } = useQuery(settingQuery);
  const { data: menu = [] } = useQuery(menuQuery);
  const { data: footer } = useQuery(footerQuery);
  const { session } = use(AuthContext);
  const units = useUnitSystem();
  const isOffline = useSyncExternalStore(onConnection, isDisconnected, neverOnServer);
  return (
    <SiteContext value={setting ?? null}>
      <VatContext value={shownVat(setting?.shop, session?.user.customerKind)}>
        <UnitsContext value={units}>
          <IsOfflineContext value={isOffline}>
            <a className={styles.skip} href="#main">
              {m.app.skipToContent}
            </a>
            {setting?.siteBanner && <SiteBannerView banner={setting.siteBanner} />}
            <HeaderView setting={setting} menu={menu} />
            <Main>{children}</Main>
            <div id="offers" />
            <div className={styles.dock}>
              <CompareTray />
              <div id="notices" />
            </div>
            {footer && (
              <FooterView footer={footer} setting={setting}>
                <BackgroundParts />
              </FooterView>
            )}
          </IsOfflineContext>
        </UnitsContext>
      </VatContext>
    </SiteContext>
  );
}

/** On navigation, only this part is rendered. */
const Main = ({ children }: { children: ReactNode }) => (
  <main id="main" ref={useArrival()} tabIndex={-1} className={styles.main}>
    {children}
  </main>
);

const onConnection = (listener: () => void) => onlineManager.subscribe(listener);
const isDisconnected = () => !onlineManager.isOnline();
const neverOnServer = () => false;
