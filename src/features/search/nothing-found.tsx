import { ButtonLink } from '#src/ui/button.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './nothing-found.module.css';
import { searchAddress } from './search-address.ts';
import type { ShownAnswer } from './shown-answer.ts';
import { Source } from './source.tsx';

interface Properties {
  words: string;
  answer: ShownAnswer;
  suggestions: string[];
}

/** Helps on: near spellings, what else can be done, and somebody to ask, with the words that were typed. */
export function NothingFound({ words, answer, suggestions }: Properties) {
  return (
    <div className={styles.nothing}>
      <p role="status" className={styles.title}>
        No results for “{words}”
        <Source asOf={answer.asOf} />
      </p>
      {suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 && ' or '}
              <SiteLink href={searchAddress({ words: suggestion })}>{suggestion}</SiteLink>
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
      <p className={styles.ways}>
        <ButtonLink href={`/contact?message=${encodeURIComponent(questionAbout(words))}#form`} look="primary">
          Contact us
        </ButtonLink>
        <ButtonLink href="/scan">Scan a nameplate</ButtonLink>
        <ButtonLink href="/products">All products</ButtonLink>
      </p>
    </div>
  );
}

const questionAbout = (words: string) => `I searched your site for “${words}” and found no results. `;
