import type { SearchHit, SearchKind } from '#src/contract/search.ts';

/** In the order in which groups of them stand. */
export const kindWords: Record<SearchKind, string> = {
  product: 'Products',
  category: 'Categories',
  document: 'Documents',
  pdf: 'Inside documents',
  video: 'Videos',
  news: 'News',
  page: 'Pages',
};

export interface HitGroup {
  kind: SearchKind;
  label: string;
  hits: SearchHit[];
}

export const kindOrder: SearchKind[] = ['product', 'category', 'document', 'pdf', 'video', 'news', 'page'];

/** What was found by kind, the best of each first; a kind whose best hit is the best of all comes before the others. */
export function groupHits(hits: SearchHit[], mostOfEach: number): HitGroup[] {
  const [best] = hits;
  return kindOrder
    .toSorted((a, b) => Number(b === best?.kind) - Number(a === best?.kind))
    .map((kind) => ({
      kind,
      label: kindWords[kind],
      hits: hits.filter((hit) => hit.kind === kind).slice(0, mostOfEach),
    }))
    .filter((group) => group.hits.length > 0);
}
