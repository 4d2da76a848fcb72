import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { FamilyOfProducts } from './families.ts';
import { ProductRow } from './product-row.tsx';
import styles from './product-table.module.css';
import type { ProductList } from './product-list.ts';
import { SortHeader } from './sort-header.tsx';

interface Props extends Omit<ProductList, 'shown' | 'products' | 'facets'> {
  caption: string;
  /** With more than one, each has a heading. */
  families: Pick<FamilyOfProducts, 'url' | 'name' | 'summary' | 'products'>[];
  /** The URL of the product whose page has the table. */
  currentUrl?: string;
}

/** One row per product. On a phone, each row is a block of a few lines. */
export function ProductTable({
  caption,
  families,
  columns,
  search,
  units,
  sort,
  path,
  anchor,
  savedAt,
  actions,
  currentUrl,
}: Props) {
  const { frame, isFitting } = useFit();
  const hasHeadings = families.length > 1 && families.some(({ products }) => products.length > 1);
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-fits={isFitting}
      role="region"
      aria-label={caption}
      tabIndex={isFitting ? undefined : 0}
    >
      <table className={styles.table}>
        <Header columns={columns} search={search} sort={sort} path={path} anchor={anchor} />
        {families.map((family) => (
          <tbody key={family.url}>
            {hasHeadings && <FamilyHeading family={family} span={columns.length + 5} />}
            {family.products.map((product) => (
              <ProductRow
                key={product.documentId}
                product={product}
                columns={columns}
                units={units}
                savedAt={savedAt}
                actions={actions}
                isCurrent={product.url === currentUrl}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Header({ columns, ...header }: Pick<Props, 'columns' | 'search' | 'sort' | 'path' | 'anchor'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{m.catalogue.compare}</VisuallyHidden>
        </th>
        <SortHeader {...header} by="part-number" name={m.catalogue.partNumber} />
        {columns.map(({ name, parameter }) => (
          <SortHeader key={name} {...header} by={parameter} name={name} />
        ))}
        <SortHeader {...header} by="availability" name={m.catalogue.availability} />
        <SortHeader {...header} by="price" name={m.catalogue.price} />
        <th scope="col">{m.catalogue.quantity}</th>
      </tr>
    </thead>
  );
}

function FamilyHeading({ family, span }: { family: Props['families'][number]; span: number }) {
  const [first] = family.products;
  return (
    <tr className={styles.family}>
      <th scope="rowgroup" colSpan={span}>
        <SiteLink href={`/products/${first?.url ?? ''}`}>{family.name}</SiteLink>{' '}
        <span>{family.summary}</span>
      </th>
    </tr>
  );
}

/**
 * Whether a table fits into its frame. If it does, it needs no scroll container, so its header can stick to the window.
 * Undefined until measured.
 */
function useFit() {
  const frame = useRef<HTMLDivElement>(null);
  const [isFitting, setFitting] = useState<boolean>();
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    // At once: in the frame after a window has become narrower, the page itself would scroll sideways.
    const measure = () => flushSync(() => setFitting(current.scrollWidth <= current.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { frame, isFitting };
}
