import type { ListedProduct } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LifecycleBadge } from '#src/ui/lifecycle-badge.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { figureOf } from './columns.ts';
import { withBreaks } from './compound-words.ts';
import type { ProductList } from './product-list.ts';
import styles from './product-row.module.css';
import { ShipDelay } from './ship-delay.tsx';

interface Props extends Pick<ProductList, 'columns' | 'units' | 'savedAt' | 'actions'> {
  product: ListedProduct;
  /** Whether the table is on the page of this product. */
  isCurrent: boolean;
}

export function ProductRow({ product, columns, units, savedAt, actions, isCurrent }: Props) {
  const { format } = usePrices();
  const { name, url, partNumber, unitPrice, stock, leadTimeDays, lifecycle, family } = product;
  return (
    <tr className={styles.row}>
      <td className={styles.compare}>{actions.compare(product)}</td>
      <th
        scope="row"
        className={styles.partNumber}
        data-current={isCurrent ? m.catalogue.thisProduct : undefined}
      >
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
            {stock > 0 && <span>{m.catalogue.stock({ stock })}</span>}
            {stock === 0 && leadTimeDays !== null && <span>{m.catalogue.madeToOrder}</span>}
            <ShipDate product={product} savedAt={savedAt} />
          </>
        )}
      </td>
      <td className={styles.price}>{unitPrice ? format(unitPrice) : m.catalogue.onRequest}</td>
      <td className={styles.buy}>{actions.purchase(product)}</td>
    </tr>
  );
}

/** The name, unless the row already shows it. Without figures, a part number alone would say too little. */
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
      {withBreaks(figure)}
    </td>
  );
}

/** The fallback has no date, like the server's HTML. */
const ShipDate = lazyPart(async () => (await import('./ship-date-text.tsx')).ShipDateText, {
  Fallback: ShipDelay,
  Failure: ShipDelay,
});
