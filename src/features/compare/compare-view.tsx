import { useState, type ReactNode } from 'react';
import type { Money } from '#src/contract/money.ts';
import type { Product } from '#src/contract/product.ts';
import { measuredBy } from '#src/format/facet-units.ts';
import { parameterName } from '#src/format/parameter-name.ts';
import { inSentence } from '#src/format/in-sentence.ts';
import { m } from '#src/messages/m.ts';
import { useUrlField } from '#src/ui/url-fields.ts';
import { PictureView } from '#src/ui/picture.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { ScrollTable } from '#src/ui/scroll-table.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { useUnits } from '#src/ui/use-units.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './compare-view.module.css';
import { compareUrl, toggleCompared, useCompared } from './compared.ts';
import { compareProducts, type ComparedRow } from './comparison.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  products: Product[];
  /** URL parameters with the selected units, as in product lists. */
  search: URLSearchParams;
  onUnit: (parameter: string, unit: string) => void;
  /** Actions for the products. */
  children: ReactNode;
}

/** Products side by side, with differences marked. */
export function CompareView({ products, search, onUnit, children }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { format } = usePrices();
  const units = useUnits(search, () =>
    products.flatMap(({ specifications }) => specifications.map(measuredBy)),
  );
  const rows = compareProducts(products, units).filter(({ isDifferent }) => isDifferent || !onlyDifferences);
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={onlyDifferences}
          onChange={() => setOnlyDifferences(!onlyDifferences)}
        />
        {m.compare.onlyDifferences}
      </label>
      <ScrollTable caption={m.compare.caption}>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <ProductColumn key={product.documentId} product={product} all={products} search={search} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row row={priceRow(products, format)} />
          {rows.map((row) => (
            <Row key={row.name} row={row}>
              {row.units.length > 0 && <Unit row={row} search={units} onUnit={onUnit} />}
            </Row>
          ))}
        </tbody>
      </ScrollTable>
      <p className={styles.actions}>{children}</p>
    </>
  );
}

function ProductColumn({
  product: { name, url, partNumber, thumbnail },
  all,
  search,
}: {
  product: Product;
  all: Product[];
  search: URLSearchParams;
}) {
  const compared = useCompared();
  const others = all.map((product) => product.url).filter((other) => other !== url);
  return (
    <th scope="col" className={styles.product}>
      <div className={styles.picture}>
        {thumbnail && <PictureView picture={thumbnail} sizes="12rem" alternativeText="" />}
      </div>
      <SiteLink href={`/products/${url}`}>{name}</SiteLink>
      <code>{partNumber}</code>
      <SiteLink
        href={others.length === 0 ? '/products' : compareUrl(others, search)}
        className={styles.remove}
        onClick={() => compared.includes(url) && toggleCompared(url)}
      >
        <Icon name="x" /> {m.compare.remove}
      </SiteLink>
    </th>
  );
}

function Row({ row, children }: { row: ComparedRow; children?: ReactNode }) {
  const { name, values, isDifferent } = row;
  return (
    <tr className={isDifferent ? styles.different : undefined}>
      <th scope="row">
        <span>
          {name}
          {isDifferent && <VisuallyHidden>{` ${m.compare.differs}`}</VisuallyHidden>}
        </span>
        {children}
      </th>
      {values.map((value, index) => (
        // The column is the identity: two products may have the same value.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index}>{value ?? '–'}</td>
      ))}
    </tr>
  );
}

/** Selects the unit of a row. The value is empty for the unit the products state. */
function Unit({
  row: { name, units, stated },
  search,
  onUnit,
}: Pick<Props, 'search' | 'onUnit'> & { row: ComparedRow }) {
  const parameter = `${parameterName(name)}.unit`;
  const selected = search.get(parameter) ?? '';
  const [shown, setShown] = useUrlField(units.includes(selected) ? selected : '');
  return (
    <select
      className={styles.unit}
      aria-label={m.compare.unitOf({ name: inSentence(name) })}
      value={shown}
      onChange={({ target }) => {
        setShown(target.value);
        onUnit(parameter, target.value);
      }}
    >
      <option value="">{stated || m.compare.asSpecified}</option>
      {units
        .filter((unit) => unit !== stated)
        .map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
    </select>
  );
}

function priceRow(products: Product[], format: (net: Money) => string): ComparedRow {
  const values = products.map(({ unitPrice }) => (unitPrice ? format(unitPrice) : m.compare.onRequest));
  return { name: m.compare.price, values, isDifferent: new Set(values).size > 1, units: [], stated: '' };
}
