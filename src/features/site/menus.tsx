import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '#src/contract/navigation.ts';
import { inSentence } from '#src/format/in-sentence.ts';
import { m } from '#src/messages/m.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import narrow from './narrow-menu.module.css';
import wide from './wide-menu.module.css';
import { Icon, type IconName } from '#src/ui/icon.tsx';

// The menu exists twice: as a bar on wide screens, and as a list behind a button on narrow ones. Both are `details`
// elements, so they work with mouse, touch and keyboard, and without JavaScript.

export function WideMenu({ menu }: { menu: MenuItem[] }) {
  const bar = useDisclosures(menu, { opensOnHover: true });
  return (
    <nav aria-label={m.site.mainMenu} className={wide.wide} ref={bar}>
      <ClosedOnNavigation menus={bar} />
      <ul role="list">
        {menu.map((item) => (
          <li key={item.id}>{item.items.length > 0 ? <Panel item={item} /> : <MenuLink item={item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ item }: { item: MenuItem }) {
  const isCatalogue = hasCategories(item);
  return (
    <details name="menu" className={wide.disclosure} data-catalogue={isCatalogue || undefined}>
      <summary>
        {item.title} <Icon name="chevron-down" />
      </summary>
      <div className={wide.panel}>
        <div className={wide.panelContent}>
          {item.url && (
            <p className={wide.all}>
              <SiteLink href={item.url}>{allOf(item)}</SiteLink>
            </p>
          )}
          {isCatalogue ? <CategoryMenu items={item.items} /> : <PanelList items={item.items} />}
        </div>
      </div>
    </details>
  );
}

const allOf = ({ title }: MenuItem) => m.site.allOf({ products: inSentence(title) });

const hasCategories = ({ items }: MenuItem) => items.some(({ url }) => url?.startsWith('/categories/'));

function PanelList({ items }: { items: MenuItem[] }) {
  return (
    <ul role="list" data-columns={items.length > 5 ? 2 : 1}>
      {items.map((child) => (
        <li key={child.id}>
          <MenuLink item={child} />
          {child.items.length > 0 && <SubList items={child.items} />}
        </li>
      ))}
    </ul>
  );
}

/** Pictures, families and measuring ranges are added after the page has loaded. */
const CategoryMenu = lazyPart(async () => (await import('./category-menu.tsx')).CategoryMenu, {
  when: 'idle',
  Fallback: PlainCategories,
  Failure: PlainCategories,
});

/** Has the height of the list with pictures, so that nothing moves if the menu is open when they arrive. */
function PlainCategories({ items }: { items: MenuItem[] }) {
  return (
    <ul role="list" className={wide.plain}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} />
        </li>
      ))}
    </ul>
  );
}

/** On a phone, a bar at the bottom of the window. On a tablet, only the menu button. */
export function NarrowMenu({ menu }: { menu: MenuItem[] }) {
  const panel = useDisclosures(menu, { opensOnHover: false });
  return (
    <nav aria-label={m.site.mainMenu} className={narrow.narrow} ref={panel}>
      <ClosedOnNavigation menus={panel} />
      <BarLink href="/search" label={m.site.search} icon="search" />
      <BarLink href="/products" label={m.site.products} icon="layout-grid" />
      <BarLink href="/scan" label={m.site.scan} icon="scan" />
      <BarLink href="/cart" label={m.site.cart} icon="shopping-cart" />
      <details className={narrow.drawer}>
        <summary>
          <Icon name="menu" /> {m.site.menu}
        </summary>
        <ul role="list" className={narrow.drawerPanel}>
          {menu.map((item) => (
            <li key={item.id}>
              {item.items.length > 0 ? <Submenu item={item} /> : <MenuLink item={item} />}
            </li>
          ))}
          <PersonalLinks />
        </ul>
      </details>
    </nav>
  );
}

/** The last row stays at the bottom of the list, within reach of the thumb. The header has these links too. */
function PersonalLinks() {
  return (
    <li className={narrow.personal}>
      <SiteLink href="/account">
        <Icon name="user" /> {m.site.account}
      </SiteLink>
      <SiteLink href="/my-datasheets">
        <Icon name="folder-down" /> {m.site.myDatasheets}
      </SiteLink>
    </li>
  );
}

function BarLink({ href, label, icon }: { href: string; label: string; icon: IconName }) {
  return (
    <SiteLink href={href} className={narrow.barLink}>
      <Icon name={icon} /> {label}
      {/* Filled in after the page has loaded, as in the header. */}
      <span data-badge={icon} className={narrow.badge} />
    </SiteLink>
  );
}

function Submenu({ item }: { item: MenuItem }) {
  return (
    <details>
      <summary>
        {item.title} <Icon name="chevron-down" />
      </summary>
      {item.url && <MenuLink item={{ ...item, title: allOf(item) }} />}
      {hasCategories(item) ? <CategoryMenu items={item.items} /> : <SubList items={item.items} />}
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

/** Closes the menus on navigation. A component of its own, so that the menus are not rendered again. */
function ClosedOnNavigation({ menus }: { menus: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const details of menus.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
      details.open = false;
  }, [pathname, menus]);
  return null;
}

/** Adds menu behaviour to the `details` elements inside. Until it has loaded, they open and close with a click. */
function useDisclosures(menu: MenuItem[], { opensOnHover }: { opensOnHover: boolean }) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    void import('./disclosures.ts')
      .then(({ listenToMenus }) => {
        if (root.current && !listening.signal.aborted)
          listenToMenus(root.current, opensOnHover, listening.signal);
      })
      // The menus work without it.
      .catch(() => undefined);
    return () => listening.abort();
  }, [menu, opensOnHover]);

  return root;
}
