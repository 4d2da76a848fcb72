import * as v from 'valibot';

const SearchAccess = v.object({ host: v.string(), key: v.string() });

/** What the server tells the browser about itself. Nothing secret: it stands in every page. */
export interface PublicConfig {
  siteUrl: string;
  recaptchaSiteKey: string | null;
  analyticsUrl: string | null;
  /** A Meilisearch of its own with a key that can only search; without it the backend answers itself. */
  search?: v.InferOutput<typeof SearchAccess> | null;
}

const Embedded = v.object({ config: v.object({ search: v.nullish(SearchAccess, null) }) });

/** From the text that stands in the page; null where it names no index. */
export function parseSearchAccess(embedded: string | null | undefined) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Embedded), embedded);
  return parsed.success ? parsed.output.config.search : null;
}
