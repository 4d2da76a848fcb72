import * as v from 'valibot';

type Search = {
  MEILISEARCH_URL?: string | undefined;
  MEILISEARCH_SEARCH_KEY?: string | undefined;
  MEILISEARCH_ADMIN_KEY?: string | undefined;
};

const url = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'a URL such as https://search.example.com',
  ),
);
const limitProblem = 'a whole number from 1 to 1000000';

export const searchVariables = {
  SEARCHES_PER_MINUTE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, limitProblem),
      v.transform(Number),
      v.minValue(1, limitProblem),
      v.maxValue(1_000_000, limitProblem),
    ),
    '1200',
  ),
  MEILISEARCH_URL: v.optional(url),
  MEILISEARCH_SEARCH_KEY: v.optional(v.string()),
  MEILISEARCH_ADMIN_KEY: v.optional(v.string()),
};

export const wholeSearch =
  'a URL, because MEILISEARCH_URL, MEILISEARCH_SEARCH_KEY and MEILISEARCH_ADMIN_KEY must be set together';

export function isWholeSearch(settings: Search): boolean {
  const { MEILISEARCH_URL: host, MEILISEARCH_SEARCH_KEY: open, MEILISEARCH_ADMIN_KEY: secret } = settings;
  return new Set([host, open, secret].map((value) => value === undefined)).size === 1;
}
