import { useState } from 'react';
import type { Product } from '#src/contract/product.ts';
import { formatMoney } from '#src/format/money.ts';
import { PictureView } from '#src/ui/picture.tsx';
import { ScrollTable } from '#src/ui/scroll-table.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './compare-view.module.css';
import { compareAddress, toggleCompared, useCompared } from './compared.ts';
import { compareProducts, type ComparedRow } from './comparison.ts';
import { Icon } from '#src/ui/icon.tsx';

/** Products side by side; what differs is marked. */
export function CompareView({ products }: { products: Product[] }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = compareProducts(products).filter(({ isDifferent }) => isDifferent || !onlyDifferences);
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={onlyDifferences}
          onChange={() => setOnlyDifferences(!onlyDifferences)}
        />
        Only differences
      </label>
      <ScrollTable caption="Comparison of products">
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <ProductColumn key={product.documentId} product={product} all={products} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row row={priceRow(products)} />
          {rows.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}

function ProductColumn({
  product: { name, url, partNumber, thumbnail },
  all,
}: {
  product: Product;
  all: Product[];
}) {
  const chosen = useCompared();
  const others = all.map((product) => product.url).filter((other) => other !== url);
  return (
    <th scope="col" className={styles.product}>
      <div className={styles.picture}>
        {thumbnail && <PictureView picture={thumbnail} sizes="12rem" alternativeText="" />}
      </div>
      <SiteLink href={`/products/${url}`}>{name}</SiteLink>
      <code>{partNumber}</code>
      <SiteLink
        href={others.length === 0 ? '/products' : compareAddress(others)}
        className={styles.remove}
        onClick={() => chosen.includes(url) && toggleCompared(url)}
      >
        <Icon name="x" /> Take away
      </SiteLink>
    </th>
  );
}

function Row({ row: { name, values, isDifferent } }: { row: ComparedRow }) {
  return (
    <tr className={isDifferent ? styles.different : undefined}>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        // The column is the identity: two products may have the same value.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index}>{value ?? '–'}</td>
      ))}
    </tr>
  );
}

function priceRow(products: Product[]): ComparedRow {
  const values = products.map(({ unitPrice }) => (unitPrice ? formatMoney(unitPrice) : 'on request'));
  return { name: 'Price', values, isDifferent: new Set(values).size > 1 };
}
