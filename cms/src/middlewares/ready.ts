import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readiness } from '../platform/http/readiness';

const retryAfterSeconds = '2';

// GET /_ready, for a proxy or orchestrator. Contains only the names of checks, because anyone can read it.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.path !== '/_ready' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const state = await readiness(strapi);
    ctx.status = state.status === 'ready' ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    if (ctx.status === 503) ctx.set('Retry-After', retryAfterSeconds);
    ctx.body = state;
  };
