import { m } from '#src/messages/m.ts';
import { columnsOf } from './columns.ts';
import { splitColumns } from './split-columns.ts';
import { familiesOf, type FamilyOfProducts } from './families.ts';
import { FamilyCard } from './family-card.tsx';
import styles from './family-list.module.css';
import { urlWith } from './filter-urls.ts';
import type { ProductList } from './product-list.ts';
import { ProductTable } from './product-table.tsx';

export interface FamilyListProps {
  list: ProductList;
  /** If set, tables start open, because they contain the matches. */
  isFiltered: boolean;
}

/** One card per family. Which tables are open is in the URL. */
export function FamilyList({ list, isFiltered }: FamilyListProps) {
  const families = familiesOf(list.shown);
  const isAlwaysOpen = ({ products }: FamilyOfProducts) =>
    isFiltered || families.length === 1 || products.length === 1;
  return (
    <ul role="list" className={styles.families}>
      {families.map((family, index) => (
        <Family
          key={family.url}
          family={family}
          list={list}
          isFirst={index === 0}
          isAlwaysOpen={isAlwaysOpen(family)}
        />
      ))}
    </ul>
  );
}

interface FamilyProps {
  family: FamilyOfProducts;
  list: ProductList;
  isFirst: boolean;
  isAlwaysOpen: boolean;
}

function Family({ family, list, isFirst, isAlwaysOpen }: FamilyProps) {
  const { facets, search, units, path } = list;
  const columns = columnsOf(facets, family.products);
  const isOpen = isAlwaysOpen || search.getAll('family').includes(family.url);
  return (
    <FamilyCard
      family={family}
      columns={columns}
      units={units}
      isFirst={isFirst}
      toggleUrl={isAlwaysOpen ? null : urlWith(path, toggled(search, family.url))}
    >
      {isOpen ? (
        <ProductTable
          {...list}
          caption={m.catalogue.variantsOf({ family: family.name })}
          columns={splitColumns(columns, family.products, units).varying}
          families={[family]}
        />
      ) : null}
    </FamilyCard>
  );
}

function toggled(search: URLSearchParams, url: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (next.has('family', url)) next.delete('family', url);
  else next.append('family', url);
  return next;
}
