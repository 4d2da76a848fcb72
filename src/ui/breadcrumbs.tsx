import { use } from 'react';
import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import styles from './breadcrumbs.module.css';
import { JsonLd } from './json-ld.tsx';
import { SiteLink } from './site-link.tsx';
import { SiteOriginContext } from './site-origin-context.ts';

export interface Crumb {
  label: string;
  url: string;
}

/** The path from the home page to this one. The last item is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const origin = use(SiteOriginContext);
  const all = [{ label: m.ui.home, url: '/' }, ...crumbs];
  return (
    <nav aria-label={m.ui.breadcrumb} className={styles.breadcrumbs}>
      <ol role="list">
        {all.map(({ label, url }, index) => (
          <li key={url}>
            {index < all.length - 1 ? (
              <SiteLink href={url}>{label}</SiteLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
      {import.meta.env.SSR ? <JsonLd data={dataOf(all, origin)} /> : <JsonLd />}
    </nav>
  );
}

const dataOf = (crumbs: Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + publicPath(url),
  })),
});
