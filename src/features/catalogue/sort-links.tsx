import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './sort-links.module.css';
import { sorts, type Sort } from './sorting.ts';
import { Icon } from '#src/ui/icon.tsx';

const words: Record<Sort, string> = {
  recommended: 'Recommended',
  price: 'Price',
  'part-number': 'Part number',
  availability: 'Availability',
};

interface Properties {
  search: URLSearchParams;
  path: string;
  sort: Sort;
  isTable: boolean;
}

export function SortLinks({ search, path, sort, isTable }: Properties) {
  const withParameter = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    return `${path}?${next}`;
  };
  return (
    <div className={styles.choices}>
      <ul role="list" aria-label="Sort by">
        {sorts.map((choice) => (
          <li key={choice}>
            <SiteLink
              href={withParameter('sort', choice)}
              aria-current={choice === sort ? 'true' : undefined}
            >
              {words[choice]}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink href={withParameter('view', isTable ? 'tiles' : 'table')} className={styles.view}>
        {isTable ? <Icon name="layout-grid" /> : <Icon name="table" />}
        {isTable ? 'Tiles' : 'Table'}
      </SiteLink>
    </div>
  );
}
