import { SiteLink } from '#src/ui/site-link.tsx';
import { withBreaks } from './compound-words.ts';
import styles from './sort-header.module.css';
import type { Sort } from './sorting.ts';

interface Props {
  /** As in `Sort`. */
  by: string;
  name: string;
  sort: Sort;
  search: URLSearchParams;
  path: string;
  anchor?: string | undefined;
}

/** Sorts by this column. Selecting it again reverses the order. */
export function SortHeader({ by, name, sort, search, path, anchor }: Props) {
  const isSorted = sort.by === by;
  const next = new URLSearchParams(search);
  next.set('sort', isSorted && !sort.isDescending ? `-${by}` : by);
  return (
    <th scope="col" aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}>
      <SiteLink href={`${path}?${next}${anchor ? `#${anchor}` : ''}`} className={styles.link}>
        {withBreaks(name)}
      </SiteLink>
    </th>
  );
}
