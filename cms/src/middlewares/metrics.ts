import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isSameSignature } from '../platform/config/derived-secret';
import { environment } from '../platform/config/environment';
import { metrics, metricsText } from '../platform/metrics/metrics';

// GET /metrics, for Prometheus. Without METRICS_TOKEN, it returns 404.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const { METRICS_TOKEN } = environment();
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (METRICS_TOKEN === undefined || ctx.path !== '/metrics' || !isRead) return next();
    ctx.set('Cache-Control', 'no-store');
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(ctx.get('authorization')) ?? [];
    if (isSameSignature(token, METRICS_TOKEN)) {
      ctx.body = await metricsText(strapi);
      ctx.set('Content-Type', metrics.contentType);
      return;
    }
    ctx.status = 401;
    ctx.set('WWW-Authenticate', 'Bearer');
    ctx.body = 'Send the METRICS_TOKEN in the header Authorization: Bearer …\n';
  };
