import type { ReactNode } from 'react';
import type { ListedProduct } from '#src/contract/product.ts';
import { formatMoney } from '#src/format/money.ts';
import { findFigure } from '#src/format/quantity.ts';
import { ScrollTable } from '#src/ui/scroll-table.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';

interface Properties {
  products: ListedProduct[];
  /** Names of specifications. */
  columns: string[];
  action: (product: ListedProduct) => ReactNode;
}

/** The list as an engineer compares it: one row a product, one column a figure. */
export function ProductTable({ products, columns, action }: Properties) {
  if (products.length === 0) return null;
  return (
    <ScrollTable caption="Products and their key figures">
      <thead>
        <tr>
          <th scope="col">Product</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
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
            {columns.map((column) => (
              <td key={column}>{findFigure(product.specifications, column) ?? '–'}</td>
            ))}
            <td>{product.unitPrice ? formatMoney(product.unitPrice) : 'on request'}</td>
            <td>{action(product)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
