import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type KeyboardEvent } from 'react';
import type { SearchRequest } from '#src/contract/search.ts';
import { m } from '#src/messages/m.ts';
import { PageHead } from '#src/ui/layout.tsx';
import { lazyPart, nothing, whenIdle } from '#src/ui/lazy-part.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ResultsView, type Purchase } from './results-view.tsx';
import { KindLinks } from './kind-links.tsx';
import { NoResults } from './no-results.tsx';
import { addRecentSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import type { SearchResult } from './search-result.ts';
import styles from './search-view.module.css';

interface Props {
  request: SearchRequest;
  results: UseQueryResult<SearchResult>;
  /** Number of results of each kind; undefined while unknown. */
  counts: Record<string, number> | undefined;
  suggestions: string[];
  purchase: Purchase;
}

/** The search page. The query is in the URL. */
export function SearchView({ request, results, counts, suggestions, purchase }: Props) {
  const { words } = request;
  // Loaded in advance, because the connection may be lost when it is needed.
  useEffect(() => void whenIdle(() => void SearchFailure.preload().catch(() => undefined)), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Only adds the arrow keys to field and links.
    <div className={styles.page} onKeyDown={moveBetweenResults}>
      <PageHead title={m.search.title} />
      <SearchField words={words} />
      {words === '' && <RecentList />}
      {words !== '' && counts && <KindLinks request={request} counts={counts} />}
      {words !== '' && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Only records the search when a visitor follows a link.
        <div
          className={styles.results}
          data-results
          aria-busy={results.isFetching}
          onClick={() => addRecentSearch(words)}
        >
          {results.error && !results.data ? (
            <SearchFailure error={results.error} retry={() => void results.refetch()} />
          ) : (
            <Results request={request} results={results} suggestions={suggestions} purchase={purchase} />
          )}
        </div>
      )}
    </div>
  );
}

function Results({ request, results, suggestions, purchase }: Omit<Props, 'counts'>) {
  if (results.data && results.data.total > 0)
    return <ResultsView request={request} result={results.data} purchase={purchase} />;
  if (results.data)
    return <NoResults words={request.words} result={results.data} suggestions={suggestions} />;
  return <Skeleton />;
}

const RecentList = lazyPart(async () => (await import('./recent-list.tsx')).RecentList, {
  when: 'idle',
  needsStorage: true,
  ...nothing,
});
const SearchFailure = lazyPart(async () => (await import('./search-failure.tsx')).SearchFailure, {
  Fallback: Skeleton,
});

/** Arrow down moves from the field into the results, arrow up and Escape move back to the field. */
function moveBetweenResults(event: KeyboardEvent<HTMLElement>) {
  const field = event.currentTarget.querySelector<HTMLElement>('input[type=search]');
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-results] li a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1, Escape: -here }[event.key];
  if (step === undefined || here === -1 || (event.key === 'Escape' && here === 0)) return;
  event.preventDefault();
  stops[here + step]?.focus();
}
