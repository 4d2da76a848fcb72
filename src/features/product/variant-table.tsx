import type { ListedProduct } from '#src/contract/product.ts';
import { findFigure } from '#src/format/quantity.ts';
import { usePrices } from '#src/ui/prices.ts';
import { ScrollTable } from '#src/ui/scroll-table.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './product-view.module.css';

/** The products of a family with the specifications in which they differ. */
export function VariantTable({ variants, currentUrl }: { variants: ListedProduct[]; currentUrl: string }) {
  const { format } = usePrices();
  const differing = differingNames(variants).slice(0, 5);
  return (
    <ScrollTable caption="Variants and their differences">
      <thead>
        <tr>
          <th scope="col">Part number</th>
          {differing.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {variants.map(({ documentId, url, partNumber, specifications, unitPrice }) => (
          <tr key={documentId}>
            <th scope="row" className={styles.partNumber}>
              {url === currentUrl ? (
                <span>{partNumber} (this one)</span>
              ) : (
                <SiteLink href={`/products/${url}`}>{partNumber}</SiteLink>
              )}
            </th>
            {differing.map((name) => (
              <td key={name}>{findFigure(specifications, name) ?? '–'}</td>
            ))}
            <td>{unitPrice ? format(unitPrice) : 'on request'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function differingNames(variants: ListedProduct[]): string[] {
  const names = [
    ...new Set(variants.flatMap(({ specifications }) => specifications.map(({ name }) => name))),
  ];
  return names.filter(
    (name) => new Set(variants.map(({ specifications }) => findFigure(specifications, name))).size > 1,
  );
}
