import { m } from '#src/messages/m.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './no-results.module.css';
import { searchUrl } from './search-url.ts';
import type { SearchResult } from './search-result.ts';
import { Source } from './source.tsx';

interface Props {
  words: string;
  result: SearchResult;
  suggestions: string[];
}

/** Suggests similar spellings, other ways to search, and a contact form with the search text. */
export function NoResults({ words, result, suggestions }: Props) {
  return (
    <div className={styles.noResults}>
      <p role="status" className={styles.title}>
        {m.search.noResultsFor({ words })}
        <Source asOf={result.asOf} />
      </p>
      {suggestions.length > 0 && (
        <p>
          {m.search.didYouMeanOneOf({
            suggestions: suggestions.map((suggestion, index) => (
              <span key={suggestion}>
                {index > 0 && ` ${m.search.or} `}
                <SiteLink href={searchUrl({ words: suggestion })}>{suggestion}</SiteLink>
              </span>
            )),
            list: (links) => links,
          })}
        </p>
      )}
      <ul>
        <li>{m.search.fewerWords}</li>
        <li>{m.search.firstCharacters}</li>
        <li>{m.search.enterRange}</li>
      </ul>
      <p className={styles.actions}>
        <ButtonLink
          href={`/contact?message=${encodeURIComponent(messageAbout(words))}#form`}
          variant="primary"
        >
          {m.search.contactUs}
        </ButtonLink>
        <ButtonLink href="/scan">{m.search.scanNameplate}</ButtonLink>
        <ButtonLink href="/products">{m.search.allProducts}</ButtonLink>
      </p>
    </div>
  );
}

/** The visitor continues writing after the space. */
const messageAbout = (words: string) => `${m.search.contactMessage({ words })} `;
