import type { SearchRequest } from '#src/contract/search.ts';

/** The number of hits of all kinds on the first page. */
const defaultLimit = 24;
export const hitsPerPage = 20;
const excerptWords = 24;

/** Meilisearch parameters, used by the server and the search on the device. */
export const searchParameters = ({ words, kind, page, most = defaultLimit }: SearchRequest) => ({
  q: words,
  limit: kind === null ? most : hitsPerPage,
  offset: kind === null ? 0 : (page - 1) * hitsPerPage,
  facets: ['kind'],
  attributesToHighlight: ['*'],
  attributesToCrop: ['text'],
  cropLength: excerptWords,
  ...(kind === null ? {} : { filter: `kind = "${kind}"` }),
});
