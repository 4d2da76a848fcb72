import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import { useUnits } from '#src/ui/use-units.ts';
import { figureOf } from './columns.ts';
import type { ProductActions } from './product-list.ts';
import { ProductTable } from './product-table.tsx';
import { parseSort, sortProducts } from './sorting.ts';
import { variantColumns } from './variant-columns.ts';
import styles from './variants.module.css';

export interface VariantsProps {
  family: { name: string; summary: string; products: ListedProduct[] };
  /** The facets of the category. */
  facets: Facet[];
  /** The URL of the variant whose page this is. */
  currentUrl: string;
  /** The sort order is in the URL. */
  search: URLSearchParams;
  /** When the products were fetched, in milliseconds. */
  savedAt: number;
  actions: ProductActions;
}

/** The variants of a family on the page of one of them. */
export function Variants({ family, facets, currentUrl, search, savedAt, actions }: VariantsProps) {
  const { name, summary } = family;
  const columns = variantColumns(family.products, facets);
  const sort = parseSort(search, columns);
  const units = useUnits(search, () => columns.flatMap((column) => column.facets));
  const products = sortProducts(family.products, sort, columns);
  const withFigures = columns.map((column) => ({
    name: column.name,
    figureOf: (product: ListedProduct) => figureOf(column, product, units),
  }));
  return (
    <div className={styles.variants}>
      <ProductTable
        caption={m.catalogue.variantsOf({ family: name })}
        families={[{ url: currentUrl, name, summary, products }]}
        columns={columns}
        search={search}
        units={units}
        sort={sort}
        path={`/products/${currentUrl}`}
        anchor="variants"
        savedAt={savedAt}
        actions={actions}
        currentUrl={currentUrl}
      />
      <div className={styles.copy}>
        <CopyCsv products={products} columns={withFigures} />
      </div>
    </div>
  );
}

const CopyCsv = lazyPart(async () => (await import('./copy-csv.tsx')).CopyCsv, { when: 'idle', ...nothing });
