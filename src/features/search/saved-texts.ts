import { hitsPerPage } from '#src/api/search-parameters.ts';
import type { SavedDocument } from '#src/contract/library.ts';
import type { SearchRequest } from '#src/contract/search.ts';
import { listen } from '#src/documents/library-messages.ts';
import { listSaved } from '#src/documents/saved.ts';
import { searchSaved, type SavedMatch, type TextHit } from '#src/documents/search.ts';
import { readTexts } from '#src/documents/stored-texts.ts';

interface DeviceResponse {
  hits: object[];
  estimatedTotalHits: number;
  facetDistribution?: Record<string, Record<string, number>>;
}

/** Shorter words occur on nearly every page. */
const minCharacters = 3;
const maxAmongOthers = 6;

/** Adds matches in saved PDFs after those of the catalogue, as the server does. */
export async function withSavedTexts(
  response: DeviceResponse,
  { words, kind, page }: SearchRequest,
): Promise<DeviceResponse> {
  if ((kind !== null && kind !== 'pdf') || words.trim().length < minCharacters) return response;
  const pages = pagesIn(searchSaved(...(await saved()), words));
  if (pages.length === 0) return response;
  const from = kind === 'pdf' ? (page - 1) * hitsPerPage : 0;
  const shown = pages.slice(from, from + (kind === 'pdf' ? hitsPerPage : maxAmongOthers));
  return {
    hits: [...response.hits, ...shown],
    estimatedTotalHits: response.estimatedTotalHits + pages.length,
    facetDistribution: { kind: { ...response.facetDistribution?.kind, pdf: pages.length } },
  };
}

const pagesIn = (matches: SavedMatch[]) =>
  matches.flatMap(({ document, hit }) => (hit ? [pageHit(document, hit)] : []));

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

/** Cached in memory until the library changes. */
const saved = () => (reading ??= Promise.all([listSaved(), readTexts()]));

listen(({ type }) => {
  if (type === 'texts' || type === 'changed') reading = undefined;
});
