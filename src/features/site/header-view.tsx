import { useLocation } from 'react-router-dom';
import type { MenuItem } from '#src/contract/navigation.ts';
import type { Setting } from '#src/contract/site.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './header-view.module.css';
import { Logo } from './logo.tsx';
import { useDisclosures } from './use-disclosures.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

interface Properties {
  setting: Setting | undefined;
  menu: MenuItem[];
}

/**
 * The menu stands twice: as a line where there is room, as one list behind a button where there is not. Both are
 * `details` elements, so they open by mouse, touch and keyboard, and without JavaScript.
 */
export function HeaderView({ setting, menu }: Properties) {
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <SiteLink href="/" className={styles.home} aria-label={`${setting?.siteName ?? ''}, home page`}>
          <Logo setting={setting} />
        </SiteLink>
        {/* A page arrives with its menus closed; what is typed into the search stays. */}
        <WideMenu key={pathname} menu={menu} />
        {/* Results as somebody types come when the page is there: app/search. */}
        <form action="/search" role="search" className={styles.search} data-search>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search"
            maxLength={200}
            autoComplete="off"
          />
          <input type="hidden" name="enter" value="1" />
        </form>
        <div className={styles.tools}>
          <span id="waiting" className={styles.waiting} />
          <Tool href="/search" label="Search" icon="search" />
          <Tool href="/my-datasheets" label="My datasheets" icon="folder-down" />
          <Tool href="/account" label="Account" icon="user" />
          <Tool href="/cart" label="Cart" icon="shopping-cart" />
        </div>
        <NarrowMenu key={`${pathname}#`} menu={menu} />
      </div>
    </header>
  );
}

function Tool({ href, label, icon }: { href: string; label: string; icon: IconName }) {
  return (
    <SiteLink href={href} className={styles.tool} title={label}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {/* Filled in when the page is there: how many lines, whether somebody is signed in. */}
      <span id={`mark-${icon}`} className={styles.mark} />
    </SiteLink>
  );
}

function WideMenu({ menu }: { menu: MenuItem[] }) {
  const bar = useDisclosures({ opensOnHover: true });
  return (
    <nav aria-label="Main" className={styles.wide} ref={bar}>
      <ul role="list">
        {menu.map((item) => (
          <li key={item.id}>{item.items.length > 0 ? <Panel item={item} /> : <MenuLink item={item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ item }: { item: MenuItem }) {
  return (
    <details name="menu" className={styles.disclosure}>
      <summary>
        {item.title} <Icon name="chevron-down" />
      </summary>
      <div className={styles.panel}>
        {item.url && (
          <p className={styles.all}>
            <SiteLink href={item.url}>All {item.title.toLowerCase()}</SiteLink>
          </p>
        )}
        <ul role="list" data-columns={item.items.length > 5 ? 2 : 1}>
          {item.items.map((child) => (
            <li key={child.id}>
              <MenuLink item={child} />
              {child.items.length > 0 && <SubList items={child.items} />}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function NarrowMenu({ menu }: { menu: MenuItem[] }) {
  const panel = useDisclosures({ opensOnHover: false });
  return (
    <nav aria-label="Main" className={styles.narrow} ref={panel}>
      <details className={styles.drawer}>
        <summary>
          <Icon name="menu" /> Menu
        </summary>
        <ul role="list" className={styles.drawerPanel}>
          {menu.map((item) => (
            <li key={item.id}>{item.items.length > 0 ? <Fold item={item} /> : <MenuLink item={item} />}</li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Fold({ item }: { item: MenuItem }) {
  return (
    <details>
      <summary>
        {item.title} <Icon name="chevron-down" />
      </summary>
      <SubList
        items={
          item.url
            ? [{ ...item, title: `All ${item.title.toLowerCase()}`, items: [] }, ...item.items]
            : item.items
        }
      />
    </details>
  );
}

function SubList({ items }: { items: MenuItem[] }) {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} />
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ item }: { item: MenuItem }) {
  return item.url ? <SiteLink href={item.url}>{item.title}</SiteLink> : <span>{item.title}</span>;
}
