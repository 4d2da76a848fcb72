import type { ShownTexts } from '#src/contract/search-document.ts';
import type { SearchHit, SearchResult } from './search-query.ts';

/**
 * The result with the titles and summaries in the language of the site. Documents are found by the words in which they were
 * entered and by their translations (translations.ts), so matches are marked only in texts that are not translated.
 */
export const shownHits = (
  result: SearchResult,
  shownOf: (hit: SearchHit) => ShownTexts | undefined,
): SearchResult => ({
  ...result,
  hits: result.hits.map((hit) => {
    const shown = shownOf(hit);
    if (!shown) return hit;
    const { _formatted: formatted } = hit;
    return { ...hit, ...shown, ...(formatted && { _formatted: { ...formatted, ...shown, text: '' } }) };
  }),
});
