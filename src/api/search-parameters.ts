import type { SearchRequest } from '#src/contract/search.ts';

/** As many as the first page shows of all kinds together; the best of each kind are among them. */
const defaultLimit = 24;
export const hitsPerPage = 20;
const excerptWords = 24;

/** The question in Meilisearch's words, the same for the server and for the device. */
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
