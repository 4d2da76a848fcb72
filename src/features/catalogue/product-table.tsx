import type { ListedProduct } from '#src/contract/product.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LifecycleBadge } from '#src/ui/lifecycle-badge.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { figureOf } from './columns.ts';
import type { FamilyOfProducts } from './families.ts';
import styles from './product-table.module.css';
import type { ProductList } from './product-list.ts';
import { ShipDelay } from './ship-delay.tsx';
import { SortHeader } from './sort-header.tsx';
import { useFit } from './use-fit.ts';

interface Properties extends Omit<ProductList, 'shown' | 'products' | 'facets'> {
  caption: string;
  /** With more than one, each has a heading. */
  families: Pick<FamilyOfProducts, 'url' | 'name' | 'summary' | 'products'>[];
  /** Of the product whose page has the table. */
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
}: Properties) {
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
              <Row
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

function Header({ columns, ...header }: Pick<Properties, 'columns' | 'search' | 'sort' | 'path' | 'anchor'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>Compare</VisuallyHidden>
        </th>
        <SortHeader {...header} name="Part number" />
        {columns.map(({ name }) => (
          <SortHeader key={name} {...header} name={name} />
        ))}
        <SortHeader {...header} name="Availability" />
        <SortHeader {...header} name="Price" />
        <th scope="col" className={styles.buy}>
          Quantity
        </th>
      </tr>
    </thead>
  );
}

function FamilyHeading({ family, span }: { family: Properties['families'][number]; span: number }) {
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

type RowProperties = Pick<Properties, 'columns' | 'units' | 'savedAt' | 'actions'> & {
  product: ListedProduct;
  isCurrent: boolean;
};

function Row({ product, columns, units, savedAt, actions, isCurrent }: RowProperties) {
  const { format } = usePrices();
  const { name, url, partNumber, unitPrice, stock, leadTimeDays, lifecycle, family } = product;
  return (
    <tr>
      <td className={styles.compare}>{actions.compare(product)}</td>
      <th scope="row" className={styles.partNumber}>
        <SiteLink href={`/products/${url}`} aria-current={isCurrent ? 'page' : undefined}>
          {partNumber || name}
        </SiteLink>
        {/* The name of a family explains its part numbers. */}
        {family === null && <Description product={product} hasFigures={columns.length > 0} />}
        <LifecycleBadge lifecycle={lifecycle} />
      </th>
      {columns.map((column) => (
        <Figure key={column.name} name={column.name} figure={figureOf(column, product, units) ?? '–'} />
      ))}
      <td className={styles.availability} data-available={stock > 0}>
        {lifecycle !== 'obsolete' && (
          <>
            {stock > 0 && <span>{stock} in stock</span>}
            {stock === 0 && leadTimeDays !== null && <span>Made to order</span>}
            <ShipDate product={product} savedAt={savedAt} />
          </>
        )}
      </td>
      <td className={styles.price}>{unitPrice ? format(unitPrice) : 'On request'}</td>
      <td className={styles.buy}>{actions.purchase(product)}</td>
    </tr>
  );
}

/** The name, unless the row has it already. Without figures, a part number alone would say too little. */
function Description({ product, hasFigures }: { product: ListedProduct; hasFigures: boolean }) {
  const { name, partNumber, summary } = product;
  const isNamed = partNumber !== '' && name !== partNumber;
  if (!isNamed && (hasFigures || summary === '')) return null;
  return <span className={styles.description}>{isNamed ? name : summary}</span>;
}

const maxOnOneLine = 14;

function Figure({ name, figure }: { name: string; figure: string }) {
  return (
    <td data-label={name} data-long={figure.length > maxOnOneLine || undefined} className={styles.figure}>
      {figure}
    </td>
  );
}

/** Without the date, as the server renders it. */
const ShipDate = lazyPart(async () => (await import('./ship-date-text.tsx')).ShipDateText, {
  Fallback: ShipDelay,
  Failure: ShipDelay,
});
