import type { SearchHit } from '#src/contract/search.ts';
import { groupHits } from './kinds.ts';
import { searchAddress } from './search-address.ts';
import type { ShownAnswer } from './shown-answer.ts';

/** One line of the list below the field of the header. */
export interface SearchOption {
  id: string;
  url: string;
  /** Undefined where it is a search, not a result. */
  hit?: SearchHit;
  label: string;
}

export interface OptionGroup {
  label: string;
  options: SearchOption[];
}

const mostOfEach = 5;

/** What the list offers: earlier searches before anything is typed; else results by kind, or near spellings. */
export function optionGroups({ words, recent, answer, suggestions }: Offered): OptionGroup[] {
  if (words === '') return groupOf('Recent searches', recent.map(searchFor));
  if (!answer) return [];
  const all = { id: 'search-all', url: searchAddress({ words }), label: allLabel(answer.total, words) };
  if (answer.total === 0)
    return [...groupOf('Did you mean', suggestions.map(searchFor)), { label: '', options: [all] }];
  const groups = groupHits(answer.hits, mostOfEach).map(({ label, hits }) => ({
    label,
    options: hits.map((hit) => ({ id: `search-${hit.id}`, url: hit.url, hit, label: hit.title })),
  }));
  return [...groups, { label: '', options: [all] }];
}

interface Offered {
  words: string;
  recent: string[];
  answer: ShownAnswer | undefined;
  suggestions: string[];
}

const searchFor = (words: string, index: number): SearchOption => ({
  id: `search-words-${index}`,
  url: searchAddress({ words }),
  label: words,
});

const groupOf = (label: string, options: SearchOption[]): OptionGroup[] =>
  options.length === 0 ? [] : [{ label, options }];

function allLabel(total: number, words: string): string {
  if (total === 0) return 'See other ways to find it';
  return total === 1 ? `See the result for “${words}”` : `See all ${total} results for “${words}”`;
}
