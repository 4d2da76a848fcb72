import type { SearchHit } from '#src/contract/search.ts';
import { m } from '#src/messages/m.ts';
import { groupHits } from './kinds.ts';
import { searchUrl } from './search-url.ts';
import type { SearchResult } from './search-result.ts';

/** An entry of the list below the search field in the header. */
export interface SearchOption {
  id: string;
  url: string;
  /** Undefined if it is a search, not a result. */
  hit?: SearchHit;
  label: string;
}

export interface OptionGroup {
  label: string;
  options: SearchOption[];
}

const maxPerKind = 5;

/**
 * The entries of the list: recent searches while the field is empty, otherwise results by kind, or similar spellings.
 */
export function optionGroups({ words, recent, result, suggestions }: ListContent): OptionGroup[] {
  if (words === '') return groupOf(m.search.recentSearches, recent.map(searchFor));
  if (!result) return [];
  const all = { id: 'search-all', url: searchUrl({ words }), label: allLabel(result.total, words) };
  if (result.total === 0)
    return [...groupOf(m.search.didYouMean, suggestions.map(searchFor)), { label: '', options: [all] }];
  const groups = groupHits(result.hits, maxPerKind).map(({ label, hits }) => ({
    label,
    options: hits.map((hit) => ({ id: `search-${hit.id}`, url: hit.url, hit, label: hit.title })),
  }));
  return [...groups, { label: '', options: [all] }];
}

interface ListContent {
  words: string;
  recent: string[];
  result: SearchResult | undefined;
  suggestions: string[];
}

const searchFor = (words: string, index: number): SearchOption => ({
  id: `search-words-${index}`,
  url: searchUrl({ words }),
  label: words,
});

const groupOf = (label: string, options: SearchOption[]): OptionGroup[] =>
  options.length === 0 ? [] : [{ label, options }];

function allLabel(total: number, words: string): string {
  if (total === 0) return m.search.otherWays;
  return m.search.seeResults({ count: total, words });
}
