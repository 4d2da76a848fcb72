import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isReserved } from '../site-build/reserved-paths';
import { isFilePath } from '../site-build/site-files';

type Layer = { path: unknown; methods: string[] };

const mostKnown = 1000;
const longestKnown = 200;
// Handled by middlewares, before the router.
const own = new Set(['/_ready', '/mailbox', '/metrics']);

/**
 * The route of a request, for logs and metrics: a template such as `/api/products/:id`, or the kind of path. It never
 * contains text from the visitor, so the number of routes is limited.
 */
export function createRouteOf(strapi: Core.Strapi): (ctx: Context) => string {
  // Cached responses never reach the router, and matching a path takes longer than sending them.
  const known = new Map<string, string>();

  function templateOf(path: string, method: string): string {
    const key = `${method} ${path}`;
    const template = known.get(key) ?? match(path, method);
    if (known.size >= mostKnown) known.clear();
    if (key.length <= longestKnown) known.set(key, template);
    return template;
  }

  function match(path: string, method: string): string {
    const { pathAndMethod }: { pathAndMethod: Layer[] } = strapi.server.router.match(path, method);
    // Layers without a method are middlewares of a part of the router.
    const route = pathAndMethod.find(({ methods }) => methods.length > 0);
    return route ? String(route.path) : 'unknown';
  }

  return (ctx) => {
    const path = pathOf(ctx);
    if (path === undefined) return 'unknown';
    if (own.has(path)) return path;
    if (path.startsWith('/uploads/')) return '/uploads/*';
    if (path.startsWith('/basic/')) return '/basic/*';
    if (isReserved(path)) return templateOf(path, ctx.method);
    return isFilePath(path) ? 'file' : 'page';
  };
}

/** Undefined for a URL that cannot be parsed. */
export function pathOf(ctx: Context): string | undefined {
  try {
    return ctx.path;
  } catch {
    return undefined;
  }
}
