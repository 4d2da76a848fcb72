import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import styles from './key-figures.module.css';

/** The two or three figures an engineer looks for first: those the category filters by. */
export function KeyFigures({ product, facets }: { product: ListedProduct; facets: Facet[] }) {
  const figures = facets
    .map(({ specification }) => product.specifications.find(({ name }) => name === specification))
    .filter((specification) => specification !== undefined)
    .slice(0, 3);
  return (
    <dl className={styles.figures}>
      {figures.map((specification) => (
        <div key={specification.name}>
          <dt>{specification.name}</dt>
          <dd>{formatSpecification(specification)}</dd>
        </div>
      ))}
    </dl>
  );
}
