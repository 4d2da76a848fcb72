import type { SearchHit } from '#src/contract/search.ts';
import type { SearchKind } from '#src/contract/search-document.ts';
import { m } from '#src/messages/m.ts';

export const kindLabels: Record<SearchKind, string> = {
  product: m.search.products,
  category: m.search.categories,
  document: m.search.documents,
  pdf: m.search.insideDocuments,
  video: m.search.videos,
  news: m.search.news,
  page: m.search.pages,
};

export interface HitGroup {
  kind: SearchKind;
  label: string;
  hits: SearchHit[];
}

/** The order of the groups. */
export const kindOrder: SearchKind[] = ['product', 'category', 'document', 'pdf', 'video', 'news', 'page'];

/** Groups hits by kind, best first. The kind with the best hit of all comes first. */
export function groupHits(hits: SearchHit[], maxPerKind: number): HitGroup[] {
  const [best] = hits;
  return kindOrder
    .toSorted((a, b) => Number(b === best?.kind) - Number(a === best?.kind))
    .map((kind) => ({
      kind,
      label: kindLabels[kind],
      hits: hits.filter((hit) => hit.kind === kind).slice(0, maxPerKind),
    }))
    .filter((group) => group.hits.length > 0);
}
