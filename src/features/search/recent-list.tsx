import { useState } from 'react';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { UndoBar } from '#src/ui/undo-bar.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import {
  removeRecentSearch,
  clearRecentSearches,
  restoreRecentSearches,
  useRecentSearches,
} from './recent-searches.ts';
import { searchUrl } from './search-url.ts';
import styles from './recent-list.module.css';

/** Searches made on this device. Each can be removed, and a removal can be undone. */
export function RecentList() {
  const searches = useRecentSearches();
  const [before, setBefore] = useState<string[]>();
  const removing = (remove: () => void) => () => {
    setBefore(searches);
    remove();
  };
  const undo = () => {
    if (before) restoreRecentSearches(before);
    setBefore(undefined);
  };
  if (searches.length === 0 && !before) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches">{m.search.recentSearches}</h2>
      <ul role="list">
        {searches.map((words) => (
          <li key={words}>
            <SiteLink href={searchUrl({ words })}>{words}</SiteLink>
            <button type="button" onClick={removing(() => removeRecentSearch(words))}>
              <Icon name="x" />
              <VisuallyHidden>{m.search.removeSearch({ words })}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      {searches.length > 0 && (
        <Button variant="plain" onClick={removing(clearRecentSearches)}>
          {m.search.clearSearches}
        </Button>
      )}
      <UndoBar message={before ? m.search.searchRemoved : ''} onUndo={undo} />
    </section>
  );
}
