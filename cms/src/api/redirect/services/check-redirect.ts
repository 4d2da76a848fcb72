import type { Core } from '@strapi/strapi';
import inject from 'light-my-request';
import * as v from 'valibot';
import { parseRow } from '../../../platform/database/rows';
import { invalid } from '../../../platform/http/http-error';
import { isReserved } from '../../../platform/site-build/reserved-paths';
import { isFilePath } from '../../../platform/site-build/site-files';

export const redirectUid = 'api::redirect.redirect';
export type Redirect = { documentId?: string; from: string; to: string };

const TargetRow = v.object({ documentId: v.string(), to: v.nullable(v.string()) });
// Without a query, because the query of the request is appended to the new URL.
const pagePath = /^\/(?!\/)[^\s\p{Cc}\\?#]*$/u;

/** Rejects a redirect that is not between pages of this site, creates a loop or hides a page. */
export async function checkRedirect(
  strapi: Core.Strapi,
  redirect: Redirect,
  before?: { from: string },
): Promise<void> {
  reject('from', sourceProblem(redirect.from));
  reject('to', targetProblem(redirect.to));
  reject('to', await loopProblem(strapi, redirect));
  if (redirect.from !== before?.from && (await isPage(strapi, redirect.from)))
    reject(
      'from',
      'This page exists, so nobody would be redirected. Unpublish the page or change its URL first.',
    );
}

function sourceProblem(from: string): string | undefined {
  if (from === '/') return 'The home page cannot be redirected.';
  if (!pagePath.test(from)) return 'Enter the old page of this site, such as /old-page, without ? or #.';
  if (from.endsWith('/')) return `Remove the / at the end: ${from.slice(0, -1)}.`;
  if (isReserved(from)) return 'This URL is reserved and cannot be redirected.';
  return isFilePath(from) ? 'Only pages can be redirected, not files.' : undefined;
}

function targetProblem(to: string): string | undefined {
  if (to === '') return 'Enter the page to redirect to, such as /products.';
  return pagePath.test(to) ? undefined : 'Enter a page of this site, such as /products, without ? or #.';
}

async function loopProblem(
  strapi: Core.Strapi,
  { documentId, from, to }: Redirect,
): Promise<string | undefined> {
  const visited = [from];
  for (let next: string | undefined = withoutSlash(to); next !== undefined;) {
    if (visited.includes(next)) return `This creates a redirect loop: ${[...visited, next].join(' → ')}.`;
    visited.push(next);
    const row: unknown = await strapi.db
      .query(redirectUid)
      .findOne({ where: { from: next }, select: ['documentId', 'to'] });
    const target = parseRow(TargetRow, row);
    next = target?.to && target.documentId !== documentId ? withoutSlash(target.to) : undefined;
  }
  return undefined;
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

// Requests the page like a visitor, because only the site knows all its pages.
async function isPage(strapi: Core.Strapi, path: string): Promise<boolean> {
  const { statusCode } = await inject(strapi.server.app.callback(), { method: 'GET', url: encodeURI(path) });
  return statusCode < 400;
}

function reject(field: keyof Redirect, message: string | undefined): void {
  if (message) throw invalid(message, [{ path: [field], message, name: 'ValidationError' }]);
}
