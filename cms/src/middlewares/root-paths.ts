import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { invalid } from '../platform/http/http-error';
import { texts } from '../platform/messages/texts';
import { isReadablePath } from '../platform/site-build/readable-path';
import { isCallOutsideApi, isReserved } from '../platform/site-build/reserved-paths';

type Router = Core.Strapi['server']['router'];

// Rewrites every path to that of its route. The customer's routes outside /api are ordinary API routes, and the router
// ignores case. Without this, code that compares paths (limits, caches, idempotency) would miss /api/PRODUCTS.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next) => {
    if (isCallOutsideApi(ctx.path)) ctx.path = `/api${ctx.path}`;
    if (/[A-Z]/.test(ctx.path)) ctx.path = asRouted(strapi.server.router, ctx);
    // For the site's own paths, the site responds with an error page.
    const isOfSite = /^(GET|HEAD)$/.test(ctx.method) && !isReserved(ctx.path);
    if (!isOfSite && !isReadablePath(ctx.path)) throw invalid(texts().http.invalidUrl);
    return next();
  };

function asRouted(router: Router, { path, method }: Context): string {
  const { pathAndMethod, path: anyMethod } = router.match(path, method);
  const routes = [...pathAndMethod, ...anyMethod].map((layer) => String(layer.path).split('/'));
  const route = routes.find(([, first = '']) => isLiteral(first));
  if (!route) return path;
  return path
    .split('/')
    .map((part, place) => (isLiteral(route[place] ?? '') ? route[place] : part))
    .join('/');
}

// Not a parameter (:id) and not a pattern.
function isLiteral(part: string): boolean {
  return /^[\w.-]+$/.test(part);
}
