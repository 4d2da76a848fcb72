import { sortable, valuesOf } from './attributes.ts';
import { facetsOf, type FacetDistribution, type FacetStats } from './facets.ts';
import { parseFilter, type Filter } from './filter.ts';
import { formatDocument, isNamed, type Format, type Formatted } from './formatted.ts';
import { rank } from './rank.ts';
import type { MatchedTerms } from './scores.ts';
import type { SearchDocument } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';

/** The subset of Meilisearch's search parameters that our index supports. */
export interface SearchQuery extends Format {
  q?: string | null;
  limit?: number;
  offset?: number;
  filter?: Filter | null;
  facets?: string[] | null;
  /** Such as ["price.amountMinor:asc"]. */
  sort?: string[] | null;
}

export type SearchHit = Partial<SearchDocument> & { _formatted?: Formatted };

export interface SearchResult {
  hits: SearchHit[];
  query: string;
  limit: number;
  offset: number;
  estimatedTotalHits: number;
  processingTimeMs: number;
  facetDistribution?: FacetDistribution;
  facetStats?: FacetStats;
}

export class InvalidSort extends Error {}

export function searchIndex(index: SearchIndex, query: SearchQuery): SearchResult {
  const startedAt = performance.now();
  const { limit = 20, offset = 0, facets } = query;
  const q = query.q ?? '';
  const ranking = rankIndex(index, q, query.filter);
  const documents = query.sort?.length ? sortDocuments(ranking.documents, query.sort) : ranking.documents;
  const hits = documents
    .slice(offset, offset + limit)
    .map((document) => toHit(document, ranking.matchedIn(document), query));
  return {
    hits,
    query: q,
    limit,
    offset,
    estimatedTotalHits: documents.length,
    ...(facets?.length ? facetsOf(documents, facets) : {}),
    processingTimeMs: Math.round(performance.now() - startedAt),
  };
}

interface RankedDocuments {
  documents: SearchDocument[];
  /** The matched terms to highlight in this document. */
  matchedIn: (document: SearchDocument) => MatchedTerms;
}

// PDF pages come last, so that the rest of the list is the same as on the device.
function rankIndex(index: SearchIndex, q: string, filter: Filter | null | undefined): RankedDocuments {
  const accept = parseFilter(filter);
  const main = rank(index.main, q, accept);
  if (index.pdfPages.size === 0) return { documents: main.documents, matchedIn: () => main.found };
  const pages = rank(index.pdfPages, q, accept);
  const rankings = (main.isPartial && !pages.isPartial ? [pages, main] : [main, pages]).filter(
    ({ isPartial }, place) =>
      place === 0 || !isPartial || main.documents.length + pages.documents.length === 0,
  );
  return {
    documents: rankings.flatMap(({ documents }) => documents),
    // Terms matched only in PDF pages are highlighted only there, so that other hits look the same as on the device.
    matchedIn: ({ kind }) => (kind === 'pdf' ? pages : main).found,
  };
}

function toHit(document: SearchDocument, found: MatchedTerms, query: SearchQuery): SearchHit {
  const names = query.attributesToRetrieve ?? ['*'];
  const shown: SearchHit = Object.fromEntries(
    Object.entries(document).filter(([name]) => isNamed(name, names)),
  );
  if (query.attributesToHighlight || query.attributesToCrop)
    shown._formatted = formatDocument(document, found, query);
  return shown;
}

function sortDocuments(documents: SearchDocument[], sort: string[]): SearchDocument[] {
  const orders = sort.map(parseSort);
  return documents.toSorted((a, b) => {
    for (const { name, direction } of orders) {
      const difference = compareValues(valuesOf(a, name)[0], valuesOf(b, name)[0], direction);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function parseSort(rule: string) {
  const [, name = '', direction] = /^(.*):(asc|desc)$/.exec(rule) ?? [];
  if (!direction)
    throw new InvalidSort(
      `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${rule}\`.`,
    );
  if (!sortable.some((one) => one === name))
    throw new InvalidSort(
      `Attribute \`${name}\` is not sortable. Available sortable attributes are: \`${sortable.join(', ')}\`.`,
    );
  return { name, direction: direction === 'asc' ? 1 : -1 };
}

// Documents without a value come last in both directions.
function compareValues(
  a: string | number | undefined,
  b: string | number | undefined,
  direction: number,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (a === b) return 0;
  return (a < b ? -1 : 1) * direction;
}
