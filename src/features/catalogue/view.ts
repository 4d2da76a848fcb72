export type View = 'families' | 'table';

/** Longer lists are shown as a table unless the visitor chooses otherwise. */
const maxForFamilies = 12;

/** `productCount` includes the products that the filters hide, so that filters do not change the view. */
export function viewOf(search: URLSearchParams, productCount: number): View {
  const chosen = search.get('view');
  if (chosen === 'table' || chosen === 'families') return chosen;
  return productCount > maxForFamilies ? 'table' : 'families';
}
