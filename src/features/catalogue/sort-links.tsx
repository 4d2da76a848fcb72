import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './sort-links.module.css';
import { sorts, type Sort } from './sorting.ts';

const words: Record<(typeof sorts)[number], string> = {
  recommended: m.catalogue.recommended,
  price: m.catalogue.price,
  'part-number': m.catalogue.partNumber,
  availability: m.catalogue.availability,
};

/** For views without column headers to sort by. */
export function SortLinks({ search, path, sort }: { search: URLSearchParams; path: string; sort: Sort }) {
  return (
    <ul role="list" aria-label={m.catalogue.sortBy} className={styles.choices}>
      {sorts.map((choice) => (
        <li key={choice}>
          <SiteLink href={urlOf(path, search, choice)} aria-current={choice === sort.by ? 'true' : undefined}>
            {words[choice]}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function urlOf(path: string, search: URLSearchParams, choice: string): string {
  const next = new URLSearchParams(search);
  next.set('sort', choice);
  return `${path}?${next}`;
}
