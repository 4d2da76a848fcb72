import { hitsPerPage } from '#src/api/search-parameters.ts';
import type { SavedDocument } from '#src/contract/library.ts';
import type { SearchRequest } from '#src/contract/search.ts';
import { listen } from '#src/documents/library-messages.ts';
import { listSaved } from '#src/documents/saved.ts';
import { searchSaved, type SavedMatch, type TextHit } from '#src/documents/search.ts';
import { readTexts } from '#src/documents/stored-texts.ts';

interface Answer {
  hits: object[];
  estimatedTotalHits: number;
  facetDistribution?: Record<string, Record<string, number>>;
}

/** Where fewer letters are typed, every page holds them. */
const fewestLetters = 3;
const mostAmongOthers = 6;

/** What the saved PDFs say joins what the catalogue has, after it: the server ranks pages of documents last too. */
export async function withSavedTexts(answer: Answer, { words, kind, page }: SearchRequest): Promise<Answer> {
  if ((kind !== null && kind !== 'pdf') || words.trim().length < fewestLetters) return answer;
  const pages = pagesIn(searchSaved(...(await saved()), words));
  if (pages.length === 0) return answer;
  const from = kind === 'pdf' ? (page - 1) * hitsPerPage : 0;
  const shown = pages.slice(from, from + (kind === 'pdf' ? hitsPerPage : mostAmongOthers));
  return {
    hits: [...answer.hits, ...shown],
    estimatedTotalHits: answer.estimatedTotalHits + pages.length,
    facetDistribution: { kind: { ...answer.facetDistribution?.kind, pdf: pages.length } },
  };
}

const pagesIn = (found: SavedMatch[]) =>
  found.flatMap(({ document, hit }) => (hit ? [pageHit(document, hit)] : []));

function pageHit(
  { url, title, products: [product] }: SavedDocument,
  { page, before, match, after }: TextHit,
) {
  const partNumber = product?.partNumber ?? '';
  return {
    id: `pdf-${url}-${page}`,
    kind: 'pdf' as const,
    url: `/documents/${url}?page=${page}&find=${encodeURIComponent(match)}`,
    title,
    partNumber,
    page,
    _formatted: { title, partNumber, summary: '', text: `${before}<em>${match}</em>${after}` },
  };
}

type Saved = [SavedDocument[], Map<string, string[]>];
let reading: Promise<Saved> | undefined;

/** Kept in memory until the library changes. */
const saved = () => (reading ??= Promise.all([listSaved(), readTexts()]));

listen(({ type }) => {
  if (type === 'texts' || type === 'changed') reading = undefined;
});
