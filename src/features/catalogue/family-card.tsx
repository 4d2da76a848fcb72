import type { ReactNode } from 'react';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import type { Column } from './columns.ts';
import { familyPrice, type FamilyOfProducts } from './families.ts';
import styles from './family-card.module.css';
import { spanOf } from './span.ts';

interface Props {
  family: FamilyOfProducts;
  columns: Column[];
  /** The URL parameters with the units in which figures are shown. */
  units: URLSearchParams;
  isFirst: boolean;
  /** Opens or closes the table; null if it is always open. */
  toggleUrl: string | null;
  /** The table, if it is open. */
  children: ReactNode;
}

/** A product family with its figures and, if open, the table of its products. */
export function FamilyCard({ family, columns, units, isFirst, toggleUrl, children }: Props) {
  const { name, summary, products } = family;
  const { format } = usePrices();
  const [first] = products;
  const picture = first?.thumbnail ?? null;
  const isOpen = children !== null;
  const count = products.length;
  return (
    <li className={styles.card}>
      {picture && (
        <div className={styles.picture}>
          <PictureView
            picture={picture}
            sizes="(width < 40rem) 6.5rem, 11rem"
            isFirst={isFirst}
            alternativeText=""
          />
        </div>
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>
          <SiteLink href={`/products/${first?.url ?? ''}`}>{name}</SiteLink>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <Figures family={family} columns={columns} units={units} />
        <p className={styles.foot}>
          <strong>{familyPrice(products, format)}</strong>
          {toggleUrl && (
            <SiteLink href={toggleUrl} className={styles.toggle} aria-expanded={isOpen}>
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />{' '}
              {isOpen ? m.catalogue.hideVariants({ count }) : m.catalogue.showVariants({ count })}
            </SiteLink>
          )}
        </p>
      </div>
      {isOpen && <div className={styles.table}>{children}</div>}
    </li>
  );
}

function Figures({ family, columns, units }: Pick<Props, 'family' | 'columns' | 'units'>) {
  const figures = columns
    .map((column) => ({ name: column.name, span: spanOf(column, family.products, units) }))
    .filter(({ span }) => span !== null);
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, span }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{span}</dd>
        </div>
      ))}
    </dl>
  );
}
