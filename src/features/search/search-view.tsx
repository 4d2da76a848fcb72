import type { UseQueryResult } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import type { SearchRequest } from '#src/contract/search.ts';
import { PageHead } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';
import { FoundView } from './found-view.tsx';
import { KindLinks } from './kind-links.tsx';
import { NothingFound } from './nothing-found.tsx';
import { noteSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import type { ShownAnswer } from './shown-answer.ts';
import styles from './search-view.module.css';

interface Properties {
  request: SearchRequest;
  found: UseQueryResult<ShownAnswer>;
  /** How many there are of each kind; undefined while that is not known. */
  counts: Record<string, number> | undefined;
  suggestions: string[];
}

/** The page of all results. What is asked stands in the address. */
export function SearchView({ request, found, counts, suggestions }: Properties) {
  const { words } = request;
  // What the server never draws is no part of the first script.
  const recent = useAfterIdle(loadRecent);
  const failure = useAfterIdle(loadFailure);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Only adds the arrow keys to field and links.
    <div className={styles.page} onKeyDown={moveBetweenResults}>
      <PageHead title="Search" />
      <SearchField words={words} />
      {words === '' && recent && <recent.RecentList />}
      {words !== '' && counts && <KindLinks request={request} counts={counts} />}
      {words !== '' && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- A visitor who follows a link has found something.
        <div
          className={styles.results}
          data-results
          aria-busy={found.isFetching}
          onClick={() => noteSearch(words)}
        >
          {found.error && !found.data && failure ? (
            <failure.SearchFailure error={found.error} retry={() => void found.refetch()} />
          ) : (
            <Results request={request} found={found} suggestions={suggestions} />
          )}
        </div>
      )}
    </div>
  );
}

function Results({ request, found, suggestions }: Omit<Properties, 'counts'>) {
  if (found.data && found.data.total > 0) return <FoundView request={request} answer={found.data} />;
  if (found.data) return <NothingFound words={request.words} answer={found.data} suggestions={suggestions} />;
  return <Skeleton />;
}

const loadRecent = () => import('./recent-list.tsx');
const loadFailure = () => import('./search-failure.tsx');

/** Down from the field into the results and on, up and Escape back into the field. */
function moveBetweenResults(event: KeyboardEvent<HTMLElement>) {
  const field = event.currentTarget.querySelector<HTMLElement>('input[type=search]');
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-results] li a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1, Escape: -here }[event.key];
  if (step === undefined || here === -1 || (event.key === 'Escape' && here === 0)) return;
  event.preventDefault();
  stops[here + step]?.focus();
}
