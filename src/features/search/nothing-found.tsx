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
        Nothing found for “{words}”
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
        <li>Take a word away, or write it as it stands on the nameplate or in a datasheet.</li>
        <li>Of a part number the first characters are enough. Dashes and blanks do not matter, digits do.</li>
        <li>Type a range as “16 bar” or “0 … 100 °C”, without the name of the maker.</li>
      </ul>
      <p className={styles.ways}>
        <ButtonLink href={`/contact?message=${encodeURIComponent(questionAbout(words))}#form`} look="primary">
          Ask us
        </ButtonLink>
        <ButtonLink href="/scan">Scan a nameplate</ButtonLink>
        <ButtonLink href="/products">All products</ButtonLink>
      </p>
    </div>
  );
}

const questionAbout = (words: string) => `I searched your site for “${words}” and found nothing. `;
