import type { SearchHit, SearchRequest } from '#src/contract/search.ts';
import type { ReactNode } from 'react';
import { hitsPerPage } from '#src/api/search-parameters.ts';
import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { useAvailability } from './availability.ts';
import styles from './results-view.module.css';
import { HitRow } from './hit-row.tsx';
import { groupHits } from './kinds.ts';
import { searchUrl } from './search-url.ts';
import type { SearchResult } from './search-result.ts';
import { Source } from './source.tsx';

const maxPerKind = 8;

/** Quantity and button for a product. */
export type Purchase = (partNumber: string) => ReactNode;

interface Props {
  request: SearchRequest;
  result: SearchResult;
  purchase: Purchase;
}

/** Results grouped by kind, or one kind page by page. */
export function ResultsView({ request, result, purchase }: Props) {
  const { words, kind } = request;
  const availability = useAvailability(result.hits);
  const rows = { availability, purchase };
  return (
    <>
      <p role="status" className={styles.count}>
        {m.search.resultsFor({ count: result.total, words })}
        <Source asOf={result.asOf} />
      </p>
      {kind === null ? (
        <Groups words={words} result={result} rows={rows} />
      ) : (
        <>
          <Rows hits={result.hits} {...rows} />
          <Pages request={request} total={result.total} />
        </>
      )}
    </>
  );
}

interface RowsProps {
  hits: SearchHit[];
  availability: Map<string, string>;
  purchase: Purchase;
}

interface GroupsProps {
  words: string;
  result: SearchResult;
  rows: Omit<RowsProps, 'hits'>;
}

function Groups({ words, result: { hits, counts }, rows }: GroupsProps) {
  const groups = groupHits(hits, maxPerKind);
  if (groups.length === 1 && groups[0]?.hits.length === hits.length) return <Rows hits={hits} {...rows} />;
  return groups.map(({ kind, label, hits: shown }) => {
    const count = counts[kind] ?? shown.length;
    return (
      <section key={kind} className={styles.group}>
        <h2>{label}</h2>
        <Rows hits={shown} {...rows} />
        {count > shown.length && (
          <SiteLink href={searchUrl({ words, kind })} className={styles.all}>
            {m.search.allOfKind({ kind, count })}
          </SiteLink>
        )}
      </section>
    );
  });
}

function Rows({ hits, availability, purchase }: RowsProps) {
  return (
    <ol role="list" className={styles.rows}>
      {hits.map((hit) => (
        <HitRow
          key={hit.id}
          hit={hit}
          availability={availability.get(hit.partNumber)}
          purchase={purchase(hit.partNumber)}
        />
      ))}
    </ol>
  );
}

function Pages({ request, total }: { request: SearchRequest; total: number }) {
  const last = Math.ceil(total / hitsPerPage);
  if (last < 2) return null;
  const { page } = request;
  return (
    <nav aria-label={m.search.resultPages} className={styles.pages}>
      {page > 1 && (
        <SiteLink href={searchUrl({ ...request, page: page - 1 })} rel="prev">
          {m.search.previous}
        </SiteLink>
      )}
      <span>{m.search.pageOf({ page, last })}</span>
      {page < last && (
        <SiteLink href={searchUrl({ ...request, page: page + 1 })} rel="next">
          {m.search.next}
        </SiteLink>
      )}
    </nav>
  );
}
