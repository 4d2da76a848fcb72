import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type CachedResponse, createCachedResponse } from '../platform/cache/cached-response';
import { parseRow } from '../platform/database/rows';
import { siteHeaders } from './headers';
import { publicConfig } from './public-config';
import { pathsInLanguages } from '../platform/site-paths/paths-in-languages';
import type { SiteBuild } from '../platform/site-build/site-build';
import type { Read } from '../platform/site-build/site-entry';

type Page = { url: URL; origin: string; read: Read };
const Redirect = v.object({ to: v.string(), permanent: v.nullable(v.boolean()) });

/** Renders a page. If it does not exist, an editor's redirect may apply. */
export async function renderPage(strapi: Core.Strapi, build: SiteBuild, page: Page): Promise<CachedResponse> {
  const { url, origin, read } = page;
  const { template } = build;
  const { status, location, html } = await build.render({
    url: `${url.pathname}${url.search}`,
    origin,
    template,
    read,
    config: publicConfig(origin),
    paths: await pathsInLanguages(strapi, url.pathname),
  });
  if (location !== undefined) return redirectResponse(status, location);
  const redirect = status === 404 ? await findRedirect(strapi, url.pathname) : undefined;
  if (redirect)
    return redirectResponse(redirect.permanent === false ? 302 : 301, `${redirect.to}${url.search}`);
  const styled = build.withStyles(html);
  return createCachedResponse(
    status,
    { ...siteHeaders(styled.inline, url.pathname), 'Cache-Control': 'no-cache', 'Content-Type': htmlType },
    styled.html,
  );
}

export const htmlType = 'text/html; charset=utf-8';
const textType = 'text/plain; charset=utf-8';

function redirectResponse(status: number, location: string): CachedResponse {
  return createCachedResponse(
    status,
    { ...siteHeaders(), 'Cache-Control': 'no-cache', 'Content-Type': textType, Location: location },
    '',
  );
}

async function findRedirect(strapi: Core.Strapi, pathname: string) {
  const from = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const row: unknown = await strapi.db
    .query('api::redirect.redirect')
    .findOne({ where: { from }, select: ['to', 'permanent'] });
  return parseRow(Redirect, row);
}
