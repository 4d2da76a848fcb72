import type { ReactNode } from 'react';
import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { formatMoney } from '#src/format/money.ts';
import { ScrollTable } from '#src/ui/scroll-table.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { figureIn } from '#src/format/figure-in.ts';

interface Properties {
  products: ListedProduct[];
  facets: Facet[];
  /** Names the units that were chosen. */
  search: URLSearchParams;
  action: (product: ListedProduct) => ReactNode;
}

/** The list as an engineer compares it: one row a product, one column a figure. */
export function ProductTable({ products, facets, search, action }: Properties) {
  if (products.length === 0) return null;
  const stated = facets.filter((facet) =>
    products.some(({ specifications }) => figureIn(facet, specifications, search) !== null),
  );
  return (
    <ScrollTable caption="Products and their key figures">
      <thead>
        <tr>
          <th scope="col">Product</th>
          {stated.map(({ specification }) => (
            <th key={specification} scope="col">
              {specification}
            </th>
          ))}
          <th scope="col">Price</th>
          <th scope="col">Compare</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.documentId}>
            <th scope="row">
              <SiteLink href={`/products/${product.url}`}>{product.partNumber}</SiteLink>
            </th>
            {stated.map((facet) => (
              <td key={facet.specification}>{figureIn(facet, product.specifications, search) ?? '–'}</td>
            ))}
            <td>{product.unitPrice ? formatMoney(product.unitPrice) : 'on request'}</td>
            <td>{action(product)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
