import * as v from 'valibot';

const SearchAccess = v.object({ host: v.string(), key: v.string() });

/** Configuration for the browser. Must not contain secrets, because it is in every page. */
export interface PublicConfig {
  siteUrl: string;
  recaptchaSiteKey: string | null;
  analyticsUrl: string | null;
  /** A separate Meilisearch server with a search-only key; without it, the backend searches. */
  search?: v.InferOutput<typeof SearchAccess> | null;
}

const Embedded = v.object({ config: v.object({ search: v.nullish(SearchAccess, null) }) });

/** Parsed from the embedded JSON; null if no search server is configured. */
export function parseSearchAccess(embedded: string | null | undefined) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Embedded), embedded);
  return parsed.success ? parsed.output.config.search : null;
}
