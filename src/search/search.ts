import type { SearchDocument } from '#src/contract/search-document.ts';
import { parseFilter } from './filter.ts';
import { formatDocument } from './formatted.ts';
import { rank } from './rank.ts';
import type { MatchedTerms } from './scores.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchHit, SearchQuery, SearchResult } from './search-query.ts';

export function searchIndex(index: SearchIndex, query: SearchQuery): SearchResult {
  const startedAt = performance.now();
  const { limit = 20, offset = 0, facets } = query;
  const q = query.q ?? '';
  const { documents, matchedIn } = rankIndex(index, q, query.filter);
  const hits = documents
    .slice(offset, offset + limit)
    .map((document) => toHit(document, matchedIn(document), query));
  return {
    hits,
    query: q,
    limit,
    offset,
    estimatedTotalHits: documents.length,
    ...(facets?.includes('kind') ? { facetDistribution: { kind: countKinds(documents) } } : {}),
    processingTimeMs: Math.round(performance.now() - startedAt),
  };
}

interface RankedDocuments {
  documents: SearchDocument[];
  /** The matched terms to highlight in this document. */
  matchedIn: (document: SearchDocument) => MatchedTerms;
}

// PDF pages come last, so that the rest of the list is the same as on the device.
function rankIndex(index: SearchIndex, q: string, filter: string | null | undefined): RankedDocuments {
  const query = { query: q, vocabulary: index.vocabulary, accept: parseFilter(filter) };
  const main = rank(index.main, query);
  if (index.pdfPages.size === 0) return { documents: main.documents, matchedIn: () => main.matched };
  const pages = rank(index.pdfPages, query);
  const rankings = (main.isPartial && !pages.isPartial ? [pages, main] : [main, pages]).filter(
    ({ isPartial }, index) =>
      index === 0 || !isPartial || main.documents.length + pages.documents.length === 0,
  );
  return {
    documents: rankings.flatMap(({ documents }) => documents),
    // Terms matched only in PDF pages are highlighted only there, so that other hits look the same as on the device.
    matchedIn: ({ kind }) => (kind === 'pdf' ? pages : main).matched,
  };
}

function toHit(document: SearchDocument, matched: MatchedTerms, query: SearchQuery): SearchHit {
  if (!query.attributesToHighlight && !query.attributesToCrop) return document;
  return { ...document, _formatted: formatDocument(document, matched, query) };
}

function countKinds(documents: SearchDocument[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of documents) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
