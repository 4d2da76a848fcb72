import type { Picture } from '#src/contract/media.ts';
import type { MenuItem } from '#src/contract/navigation.ts';
import type { Setting } from '#src/contract/site.ts';
import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './header-view.module.css';
import { NarrowMenu, WideMenu } from './menus.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

interface Props {
  setting: Setting | undefined;
  menu: MenuItem[];
}

/** Stays at the top of the window. On a phone, the main links are in a bar at the bottom. */
export function HeaderView({ setting, menu }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <SiteLink
          href="/"
          className={styles.home}
          aria-label={m.site.homePage({ name: setting?.siteName ?? '' })}
        >
          <Logo setting={setting} />
        </SiteLink>
        <WideMenu menu={menu} />
        {/* Suggestions are added after the page has loaded: app/search. */}
        <form action={publicPath('/search')} role="search" className={styles.search} data-search>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            aria-label={m.site.search}
            placeholder={m.site.searchPlaceholder}
            maxLength={200}
            autoComplete="off"
          />
          <input type="hidden" name="enter" value="1" />
        </form>
        <div className={styles.tools}>
          <span data-badge="outbox" className={styles.outboxBadge} />
          <Tool href="/my-datasheets" label={m.site.myDatasheets} icon="folder-down" />
          <Tool href="/account" label={m.site.account} icon="user" />
          <Tool href="/cart" label={m.site.cart} icon="shopping-cart" />
        </div>
        <NarrowMenu menu={menu} />
      </div>
    </header>
  );
}

/** The company's logo, or its name if no logo is uploaded. */
function Logo({ setting }: { setting: Setting | undefined }) {
  if (!setting?.logo) return <span className={styles.siteName}>{setting?.siteName}</span>;
  return <LogoImage light={setting.logo} dark={setting.logoDark} />;
}

function LogoImage({ light, dark }: { light: Picture; dark: Picture | null }) {
  return (
    <picture>
      {dark && <source srcSet={dark.url} media="(prefers-color-scheme: dark)" />}
      <img
        className={styles.logo}
        src={light.url}
        alt={light.alternativeText}
        width={light.width}
        height={light.height}
      />
    </picture>
  );
}

function Tool({ href, label, icon }: { href: string; label: string; icon: IconName }) {
  return (
    <SiteLink href={href} className={styles.tool} title={label}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {/* Filled in after the page has loaded: the number of cart lines, and whether someone is signed in. */}
      <span data-badge={icon} className={styles.badge} />
    </SiteLink>
  );
}
