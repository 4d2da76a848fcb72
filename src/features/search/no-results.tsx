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
        No results for “{words}”
        <Source asOf={result.asOf} />
      </p>
      {suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 && ' or '}
              <SiteLink href={searchUrl({ words: suggestion })}>{suggestion}</SiteLink>
            </span>
          ))}
          ?
        </p>
      )}
      <ul>
        <li>Use fewer words, or spell them as they appear on the nameplate or datasheet.</li>
        <li>The first characters of a part number are enough. Dashes and spaces are ignored.</li>
        <li>Enter a range as “16 bar” or “0 … 100 °C”, without the manufacturer’s name.</li>
      </ul>
      <p className={styles.actions}>
        <ButtonLink
          href={`/contact?message=${encodeURIComponent(messageAbout(words))}#form`}
          variant="primary"
        >
          Contact us
        </ButtonLink>
        <ButtonLink href="/scan">Scan a nameplate</ButtonLink>
        <ButtonLink href="/products">All products</ButtonLink>
      </p>
    </div>
  );
}

const messageAbout = (words: string) => `I searched your site for “${words}” and found no results. `;
