import * as v from 'valibot';

interface SearchAccess {
  host: string;
  key: string;
}

/** Configuration for the browser. Must not contain secrets, because it is in every page. */
export interface PublicConfig {
  siteUrl: string;
  recaptchaSiteKey: string | null;
  analyticsUrl: string | null;
  /** A separate Meilisearch server with a search-only key; without it, the backend searches. */
  search?: SearchAccess | null;
}

const Embedded = v.object({
  config: v.object({ search: v.nullish(v.object({ host: v.string(), key: v.string() }), null) }),
});

/** Parsed from the embedded JSON; null if no search server is configured. */
export function parseSearchAccess(embedded: string | null | undefined): SearchAccess | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Embedded), embedded);
  return parsed.success ? parsed.output.config.search : null;
}
