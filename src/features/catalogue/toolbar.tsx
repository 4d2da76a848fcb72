import type { ListedProduct } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import { figureOf, type Column } from './columns.ts';
import { urlWith } from './filter-urls.ts';
import type { ProductList } from './product-list.ts';
import { SortLinks } from './sort-links.tsx';
import styles from './toolbar.module.css';
import type { View } from './view.ts';

/** Number of products, sort order, view and export. */
export function Toolbar({ list, view }: { list: ProductList; view: View }) {
  const { shown, products, columns, search, units, path, sort } = list;
  const withFigures = (column: Column) => ({
    name: column.name,
    figureOf: (product: ListedProduct) => figureOf(column, product, units),
  });
  const other: View = view === 'table' ? 'families' : 'table';
  const next = new URLSearchParams(search);
  next.set('view', other);
  return (
    <div className={styles.bar} data-view={view} data-sorted={sort.by !== 'recommended' || undefined}>
      <p role="status">{m.catalogue.shownOfAll({ shown: shown.length, total: products.length })}</p>
      <SortLinks search={search} path={path} sort={sort} />
      <span className={styles.copy}>
        <CopyCsv products={shown} columns={columns.map(withFigures)} />
      </span>
      <SiteLink href={urlWith(path, next)} className={styles.view}>
        <Icon name={other === 'table' ? 'table' : 'layout-grid'} />
        {other === 'table' ? m.catalogue.table : m.catalogue.families}
      </SiteLink>
    </div>
  );
}

const CopyCsv = lazyPart(async () => (await import('./copy-csv.tsx')).CopyCsv, { when: 'idle', ...nothing });
