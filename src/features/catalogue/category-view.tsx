import type { ReactNode } from 'react';
import type { Category } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Grid } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ProductCard } from '#src/ui/product-card.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './category-view.module.css';
import { FacetForm } from './facet-form.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { parseSelection, selectProducts } from './facets.ts';
import { KeyFigures } from './key-figures.tsx';
import { ProductTable } from './product-table.tsx';
import { SortLinks } from './sort-links.tsx';
import { parseSort, sortProducts } from './sorting.ts';

interface Properties {
  category: Category;
  products: ListedProduct[];
  /** The address holds filters, order and look. */
  search: URLSearchParams;
  /** What stands with each product beside its figures. */
  action: (product: ListedProduct) => ReactNode;
}

export function CategoryView({ category, products, search, action }: Properties) {
  const { facets, url } = category;
  const path = `/categories/${url}`;
  const selection = parseSelection(facets, search);
  const sort = parseSort(search);
  const isTable = search.get('view') === 'table';
  const shown = sortProducts(selectProducts(products, facets, selection), sort);
  const kept = (['sort', 'view'] as const).flatMap((name): [string, string][] => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return (
    <div className={styles.layout}>
      <FilterPanel setCount={selection.size} shownCount={shown.length}>
        <FacetForm
          facets={facets}
          products={products}
          selection={selection}
          search={search}
          path={path}
          kept={kept}
        />
      </FilterPanel>
      <div>
        <VisuallyHidden as="h2">Products</VisuallyHidden>
        <div className={styles.bar}>
          <p role="status">
            {shown.length} of {products.length} products
          </p>
          <SortLinks search={search} path={path} sort={sort} isTable={isTable} />
        </div>
        {shown.length === 0 && <Nothing path={path} />}
        {isTable ? (
          <ProductTable products={shown} facets={facets} search={search} action={action} />
        ) : (
          <Grid>
            {shown.map((product, index) => (
              <ProductCard key={product.documentId} product={product} isFirst={index === 0}>
                <KeyFigures product={product} facets={facets} search={search} />
                {action(product)}
              </ProductCard>
            ))}
          </Grid>
        )}
      </div>
    </div>
  );
}

function Nothing({ path }: { path: string }) {
  return (
    <Notice kind="information" title="No products match your filters">
      <p>
        Widen a range or remove a filter. We also build to order:{' '}
        <SiteLink href="/request-quote">request a quote</SiteLink>.
      </p>
      <ButtonLink href={path}>Clear all filters</ButtonLink>
    </Notice>
  );
}
