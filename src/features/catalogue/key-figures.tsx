import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { figureIn } from '#src/format/figure-in.ts';
import styles from './key-figures.module.css';

/** The two or three figures an engineer looks for first: those the category filters by. */
export function KeyFigures({
  product: { specifications },
  facets,
  search,
}: {
  product: ListedProduct;
  facets: Facet[];
  /** Names the units that were chosen. */
  search: URLSearchParams;
}) {
  const figures = facets
    .map((facet) => ({ name: facet.specification, figure: figureIn(facet, specifications, search) }))
    .filter(({ figure }) => figure !== null)
    .slice(0, 3);
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
