import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type CachedResponse, createCachedResponse } from '../platform/cache/cached-response';
import { environment } from '../platform/config/environment';
import { siteHeaders } from './headers';
import type { PublicConfig, Read, SiteBuild } from '../platform/site-build/site-build';

type Page = { url: URL; origin: string; read: Read; preview: boolean };
type Redirect = { to: string; permanent: boolean | null };

const rendered = v.object({
  status: v.number(),
  location: v.optional(v.string()),
  html: v.optional(v.string(), ''),
});

// Asks the site for a page; where it has none, an editor's redirect may lead on.
export async function renderPage(strapi: Core.Strapi, build: SiteBuild, page: Page): Promise<CachedResponse> {
  const { url, origin, read, preview } = page;
  const { template } = build;
  const answer = await build.render({
    url: `${url.pathname}${url.search}`,
    origin,
    template,
    read,
    config: publicConfig(origin),
    preview,
  });
  const { status, location, html } = v.parse(rendered, answer);
  if (location !== undefined) return redirectResponse(status, location);
  const redirect = status === 404 ? await findRedirect(strapi, url.pathname) : null;
  if (redirect)
    return redirectResponse(redirect.permanent === false ? 302 : 301, `${redirect.to}${url.search}`);
  return createCachedResponse(
    status,
    { ...siteHeaders(build.styles), 'Cache-Control': 'no-cache', 'Content-Type': htmlType },
    html,
  );
}

const htmlType = 'text/html; charset=utf-8';
const textType = 'text/plain; charset=utf-8';

function redirectResponse(status: number, location: string): CachedResponse {
  return createCachedResponse(
    status,
    { ...siteHeaders(), 'Cache-Control': 'no-cache', 'Content-Type': textType, Location: location },
    '',
  );
}

function findRedirect(strapi: Core.Strapi, pathname: string): Promise<Redirect | null> {
  const from = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return strapi.db.query('api::redirect.redirect').findOne({ where: { from }, select: ['to', 'permanent'] });
}

function publicConfig(origin: string): PublicConfig {
  const { RECAPTCHA_SITE_KEY, ANALYTICS_URL, MEILISEARCH_URL, MEILISEARCH_SEARCH_KEY } = environment();
  return {
    siteUrl: origin,
    recaptchaSiteKey: RECAPTCHA_SITE_KEY ?? null,
    analyticsUrl: ANALYTICS_URL ?? null,
    search:
      MEILISEARCH_URL && MEILISEARCH_SEARCH_KEY
        ? { host: MEILISEARCH_URL, key: MEILISEARCH_SEARCH_KEY }
        : null,
  };
}
