import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { forgetSearch, forgetSearches, restoreSearches, useRecentSearches } from './recent-searches.ts';
import { searchAddress } from './search-address.ts';
import styles from './recent-list.module.css';

/** What was searched on this device; each can be taken away, and taken back. */
export function RecentList() {
  const searches = useRecentSearches();
  const [before, setBefore] = useState<string[]>();
  const removing = (remove: () => void) => () => {
    setBefore(searches);
    remove();
  };
  if (searches.length === 0 && !before) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches">Recent searches</h2>
      <ul role="list">
        {searches.map((words) => (
          <li key={words}>
            <SiteLink href={searchAddress({ words })}>{words}</SiteLink>
            <button type="button" onClick={removing(() => forgetSearch(words))}>
              <Icon name="x" />
              <VisuallyHidden>Remove “{words}”</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      {searches.length > 0 && (
        <Button look="plain" onClick={removing(forgetSearches)}>
          Clear recent searches
        </Button>
      )}
      {before && (
        <p role="status">
          Search removed.{' '}
          <Button
            look="plain"
            onClick={() => {
              restoreSearches(before);
              setBefore(undefined);
            }}
          >
            Undo
          </Button>
        </p>
      )}
    </section>
  );
}
