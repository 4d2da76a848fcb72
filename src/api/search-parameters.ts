import type { SearchRequest } from '#src/contract/search.ts';

/** As many as the first page shows of all kinds together; the best of each kind are among them. */
const mostOfAll = 24;
export const hitsPerPage = 20;
const wordsOfExcerpt = 24;

/** The question in Meilisearch's words, the same for the server and for the device. */
export const parametersOf = ({ words, kind, page, most = mostOfAll }: SearchRequest) => ({
  q: words,
  limit: kind === null ? most : hitsPerPage,
  offset: kind === null ? 0 : (page - 1) * hitsPerPage,
  facets: ['kind'],
  attributesToHighlight: ['*'],
  attributesToCrop: ['text'],
  cropLength: wordsOfExcerpt,
  ...(kind === null ? {} : { filter: `kind = "${kind}"` }),
});
