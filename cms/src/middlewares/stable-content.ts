import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { withoutStorageDetails } from '../platform/content/without-storage-details';
import { contentModels, modelOf } from '../platform/query-limits/lists';
import { isRecord } from '../platform/query-limits/query-limits';
import { textsIn } from '../platform/query-limits/selection';

/**
 * Strapi stores each publication of an entry in a new row. Without this, that would move the entry among those with the same
 * sort order, so that a list read page by page shows it twice or never.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const models = contentModels(strapi);
  const lean = withoutStorageDetails(strapi);
  return async (ctx: Context, next: Next) => {
    // HEAD too, because its response is cached for GET.
    const isRead = ['GET', 'HEAD'].includes(ctx.method) && /^\/api\//i.test(ctx.path);
    const model = isRead ? modelOf(models, ctx.path) : undefined;
    if (!model) return next();
    const query: Record<string, unknown> = ctx.query;
    const sort = textsIn(query.sort);
    if (sort && 'url' in model.attributes) query.sort = [...sort, 'url:asc'];
    await next();
    if (ctx.status === 200 && isRecord(ctx.body))
      ctx.body = { ...ctx.body, data: lean(model, ctx.body.data) };
  };
};
