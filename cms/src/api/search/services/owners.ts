/** Searchable content types. */
export const searchedTypes = [
  'api::product.product',
  'api::product-category.product-category',
  'api::document.document',
  'api::video.video',
  'api::news-article.news-article',
  'api::page.page',
  'api::search.synonym-group',
] as const;
export type SearchedType = (typeof searchedTypes)[number];

export const isSearched = (uid: string): uid is SearchedType => searchedTypes.some((type) => type === uid);

/** Key of an entry in the tables of the search: its type and its documentId. */
export const ownerOf = (uid: SearchedType, documentId: string) => `${uid}#${documentId}`;

export function readOwner(owner: string): { uid: SearchedType; documentId: string } | undefined {
  const [uid = '', documentId = ''] = owner.split('#');
  return isSearched(uid) ? { uid, documentId } : undefined;
}
