import type { ReactNode } from 'react';
import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import type { Column } from './columns.ts';
import type { Sort } from './sorting.ts';

/** Actions that a page adds to each product. */
export interface ProductActions {
  compare: (product: ListedProduct) => ReactNode;
  /** Quantity and button. */
  purchase: (product: ListedProduct) => ReactNode;
}

/** The data that the table and the families show. */
export interface ProductList {
  /** Filtered and sorted. */
  shown: ListedProduct[];
  /** All products of the category. */
  products: ListedProduct[];
  facets: Facet[];
  columns: Column[];
  /** The URL parameters, for links. */
  search: URLSearchParams;
  /** The URL parameters with the units in which figures are shown. */
  units: URLSearchParams;
  sort: Sort;
  /** URL of the page without parameters. */
  path: string;
  /** Id of the section with the list, if there are others above it. */
  anchor?: string;
  /** When the products were fetched, in milliseconds. */
  savedAt: number;
  actions: ProductActions;
}
