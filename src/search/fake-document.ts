import type { SearchDocument } from './search-document.ts';

export function aDocument(given: Partial<SearchDocument>): SearchDocument {
  return {
    id: 'document',
    kind: 'product',
    url: '/',
    title: '',
    partNumber: '',
    family: '',
    category: '',
    summary: '',
    text: '',
    keywords: [],
    lifecycle: 'active',
    weight: 100,
    page: null,
    thumbnail: null,
    price: null,
    ...given,
  };
}
