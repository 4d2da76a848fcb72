import type { SearchRequest } from '#src/contract/search.ts';
import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { kindOrder, kindLabels } from './kinds.ts';
import styles from './kind-links.module.css';
import { searchUrl } from './search-url.ts';

interface Props {
  request: SearchRequest;
  counts: Record<string, number>;
}

/** Filters the results by kind. */
export function KindLinks({ request: { words, kind }, counts }: Props) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const present = kindOrder.filter((one) => (counts[one] ?? 0) > 0 || one === kind);
  if (present.length < 2 && kind === null) return null;
  return (
    <nav aria-label={m.search.resultTypes} className={styles.kinds}>
      <SiteLink href={searchUrl({ words })} aria-current={kind === null ? 'page' : undefined}>
        {m.search.all} <span>{total}</span>
      </SiteLink>
      {present.map((one) => (
        <SiteLink
          key={one}
          href={searchUrl({ words, kind: one })}
          aria-current={kind === one ? 'page' : undefined}
        >
          {kindLabels[one]} <span>{counts[one] ?? 0}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
