import { trace } from '@opentelemetry/api';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createRouteOf, pathOf } from '../platform/http/route-of';
import { currentRequest, runInRequest } from '../platform/logs/current-request';
import { logSecurityEvent } from '../platform/logs/security-events';
import { requestIdOf } from '../platform/logs/request-id';
import { sentTexts } from '../platform/logs/sent-texts';
import { countResponse } from '../platform/metrics/counters';
import { environment } from '../platform/config/environment';

// The first middleware: gives each request its id, logs and counts it.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const routeOf = createRouteOf(strapi);
  const isMeasured = environment().METRICS_TOKEN !== undefined;

  return async (ctx: Context, next: Next) => {
    // An in-process read belongs to the request that needs it.
    if (currentRequest()) return next();
    const id = requestIdOf(ctx.headers);
    ctx.set('X-Request-Id', id);
    const span = trace.getActiveSpan();
    span?.setAttribute('fieldshop.request_id', id);
    const startedAt = performance.now();
    await runInRequest({ id, sentTexts: () => sentTexts(ctx) }, async () => {
      let status = 500;
      try {
        await next();
        status = ctx.res.statusCode;
      } finally {
        span?.updateName(`${ctx.method} ${routeOf(ctx)}`).setAttribute('http.route', routeOf(ctx));
        log(ctx, status, performance.now() - startedAt);
        logRejection(ctx, status);
      }
    });
  };

  function logRejection(ctx: Context, status: number): void {
    const event = rejectionOf(ctx, status);
    if (event) logSecurityEvent({ event, ...whoIn(ctx), method: ctx.method, route: routeOf(ctx), status });
  }

  function log(ctx: Context, status: number, milliseconds: number): void {
    const isLogged = strapi.log.isLevelEnabled('http');
    if (!isLogged && !isMeasured) return;
    const [method, route] = [ctx.method, routeOf(ctx)];
    if (isMeasured) countResponse({ route, method, status, milliseconds });
    if (!isLogged) return;
    const durationMs = Math.round(milliseconds);
    strapi.log.http(`${method} ${route} ${status}`, { method, route, path: pathOf(ctx), status, durationMs });
  }
};

function rejectionOf(ctx: Context, status: number) {
  if (status === 429) return 'excess_rate_limit_exceeded';
  if (status === 401 || status === 403) return 'authz_fail';
  // Data of another customer is "not found".
  return status === 404 && whoIn(ctx).customer !== undefined ? 'authz_fail' : undefined;
}

function whoIn({ state }: Context): { customer?: string; staff?: string } {
  const { user, auth } = state;
  if (!user) return {};
  return auth?.strategy?.name === 'admin'
    ? { staff: String(user.id) }
    : { customer: String(user.documentId) };
}
