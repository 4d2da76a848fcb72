import type { Category } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { serverHtml } from '#src/ui/server-html.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { useUnits } from '#src/ui/use-units.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './category-view.module.css';
import { columnsOf } from './columns.ts';
import type { FacetFormProps } from './facet-form.tsx';
import { facetFormId } from './facet-form-id.ts';
import { parseFilters, selectProducts } from './facets.ts';
import { familiesOf } from './families.ts';
import type { FamilyListProps } from './family-list.tsx';
import type { FilterChipsProps } from './filter-chips-view.tsx';
import { displayParameters, urlWith, withoutFilters } from './filter-urls.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ProductActions } from './product-list.ts';
import { ProductTable } from './product-table.tsx';
import { parseSort, sortProducts } from './sorting.ts';
import { Toolbar } from './toolbar.tsx';
import { viewOf } from './view.ts';

interface Props {
  category: Category;
  products: ListedProduct[];
  /** Filters, sort order and layout are in the URL. */
  search: URLSearchParams;
  /** When the products were fetched, in milliseconds. */
  savedAt: number;
  actions: ProductActions;
}

export function CategoryView({ category: { facets, url }, products, search, savedAt, actions }: Props) {
  const path = `/categories/${url}`;
  const filters = parseFilters(facets, search);
  const setCount = filters.selection.size + Number(filters.isInStock);
  const columns = columnsOf(facets, products);
  const sort = parseSort(search, columns);
  const view = viewOf(search, products.length);
  const shown = sortProducts(selectProducts(products, filters), sort, columns);
  const units = useUnits(search, () => facets);
  const list = { shown, products, facets, columns, search, units, sort, path, savedAt, actions };
  const hiddenFields = [...search].filter(([name]) => displayParameters.includes(name));
  return (
    <div className={styles.layout}>
      {(setCount > 0 || facets.length > 0 || products.some(({ stock }) => stock > 0)) && (
        <FilterPanel setCount={setCount} shownCount={shown.length}>
          <FacetForm
            products={products}
            filters={filters}
            search={search}
            path={path}
            hiddenFields={hiddenFields}
          />
        </FilterPanel>
      )}
      <div className={styles.list}>
        <VisuallyHidden as="h2">{m.catalogue.products}</VisuallyHidden>
        <Toolbar list={list} view={view} />
        <FilterChips filters={filters} search={search} path={path} />
        {shown.length === 0 && <Nothing clearUrl={urlWith(path, withoutFilters(search))} />}
        {shown.length > 0 &&
          (view === 'table' ? (
            <ProductTable
              {...list}
              caption={m.catalogue.productsAndFigures}
              families={
                sort.by === 'recommended'
                  ? familiesOf(shown)
                  : [{ url: '', name: '', summary: '', products: shown }]
              }
            />
          ) : (
            <FamilyList list={list} isFiltered={setCount > 0} />
          ))}
      </div>
    </div>
  );
}

const loadForm = async () => (await import('./facet-form.tsx')).FacetForm;
const FacetForm = serverHtml<FacetFormProps>({
  id: facetFormId,
  load: loadForm,
  ServerView: import.meta.env.SSR ? await loadForm() : null,
});

const loadChips = async () => (await import('./filter-chips-view.tsx')).FilterChipsView;
const FilterChips = serverHtml<FilterChipsProps>({
  id: 'filter-chips',
  load: loadChips,
  ServerView: import.meta.env.SSR ? await loadChips() : null,
});

const loadFamilies = async () => (await import('./family-list.tsx')).FamilyList;
const FamilyList = serverHtml<FamilyListProps>({
  id: 'families',
  load: loadFamilies,
  ServerView: import.meta.env.SSR ? await loadFamilies() : null,
});

function Nothing({ clearUrl }: { clearUrl: string }) {
  return (
    <Notice kind="information" title={m.catalogue.noMatches}>
      <p>{m.catalogue.widenFilters({ link: (text) => <SiteLink href="/request-quote">{text}</SiteLink> })}</p>
      <ButtonLink href={clearUrl}>{m.catalogue.clearAllFilters}</ButtonLink>
    </Notice>
  );
}
