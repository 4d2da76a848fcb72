import type { SearchHit, SearchRequest } from '#src/contract/search.ts';
import { hitsPerPage } from '#src/api/search-parameters.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './found-view.module.css';
import { HitRow } from './hit-row.tsx';
import { groupHits, kindWords } from './kinds.ts';
import { searchAddress } from './search-address.ts';
import type { ShownAnswer } from './shown-answer.ts';
import { Source } from './source.tsx';

const mostOfEach = 8;

interface Properties {
  request: SearchRequest;
  answer: ShownAnswer;
}

/** All kinds in groups, or one kind page by page. */
export function FoundView({ request, answer }: Properties) {
  const { words, kind } = request;
  return (
    <>
      <p role="status" className={styles.count}>
        {answer.total} {answer.total === 1 ? 'result' : 'results'} for “{words}”
        <Source asOf={answer.asOf} />
      </p>
      {kind === null ? (
        <Groups words={words} answer={answer} />
      ) : (
        <>
          <Rows hits={answer.hits} />
          <Pages request={request} total={answer.total} />
        </>
      )}
    </>
  );
}

function Groups({ words, answer: { hits, counts } }: { words: string; answer: ShownAnswer }) {
  const groups = groupHits(hits, mostOfEach);
  if (groups.length === 1 && groups[0]?.hits.length === hits.length) return <Rows hits={hits} />;
  return groups.map(({ kind, label, hits: shown }) => {
    const count = counts[kind] ?? shown.length;
    return (
      <section key={kind} className={styles.group}>
        <h2>{label}</h2>
        <Rows hits={shown} />
        {count > shown.length && (
          <SiteLink href={searchAddress({ words, kind })} className={styles.all}>
            All {count} {kindWords[kind].toLowerCase()}
          </SiteLink>
        )}
      </section>
    );
  });
}

function Rows({ hits }: { hits: SearchHit[] }) {
  return (
    <ol role="list" className={styles.rows}>
      {hits.map((hit) => (
        <HitRow key={hit.id} hit={hit} />
      ))}
    </ol>
  );
}

function Pages({ request, total }: { request: SearchRequest; total: number }) {
  const last = Math.ceil(total / hitsPerPage);
  if (last < 2) return null;
  const { page } = request;
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && (
        <SiteLink href={searchAddress({ ...request, page: page - 1 })} rel="prev">
          Previous
        </SiteLink>
      )}
      <span>
        Page {page} of {last}
      </span>
      {page < last && (
        <SiteLink href={searchAddress({ ...request, page: page + 1 })} rel="next">
          Next
        </SiteLink>
      )}
    </nav>
  );
}
