import { environment } from '../platform/config/environment';
import { currentMarket } from '../platform/market/current-market';
import type { PublicConfig } from '../platform/site-build/site-entry';

/** The configuration in every page. */
export function publicConfig(origin: string): PublicConfig {
  const { RECAPTCHA_SITE_KEY, ANALYTICS_URL, MEILISEARCH_URL, MEILISEARCH_SEARCH_KEY } = environment();
  return {
    siteUrl: origin,
    recaptchaSiteKey: RECAPTCHA_SITE_KEY ?? null,
    analyticsUrl: ANALYTICS_URL ?? null,
    // Meilisearch has the prices of the products themselves. In markets with a price list, the backend searches.
    search:
      MEILISEARCH_URL && MEILISEARCH_SEARCH_KEY && !currentMarket()?.priceList
        ? { host: MEILISEARCH_URL, key: MEILISEARCH_SEARCH_KEY }
        : null,
  };
}
