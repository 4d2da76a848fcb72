import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { contentModels, modelOf } from '../platform/query-limits/lists';
import { isRecord } from '../platform/query-limits/query-limits';
import { textsIn } from '../platform/query-limits/selection';

/**
 * Strapi stores each publication of an entry in a new row. Without this, it would move the entry among those with the same
 * sort order, so that a list read page by page shows it twice or never, and would change every response that refers to it
 * by the id of its row, so that devices download responses again in which nothing has changed.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const models = contentModels(strapi);
  return async (ctx: Context, next: Next) => {
    const model = /^\/api\//i.test(ctx.path) && ctx.method === 'GET' ? modelOf(models, ctx.path) : undefined;
    if (!model) return next();
    const query: Record<string, unknown> = ctx.query;
    const sort = textsIn(query.sort);
    if (sort && 'url' in model.attributes) query.sort = [...sort, 'url:asc'];
    await next();
    if (ctx.status === 200 && isRecord(ctx.body)) ctx.body = { ...ctx.body, data: entriesOf(ctx.body.data) };
  };
};

const entriesOf = (data: unknown) => (Array.isArray(data) ? data.map(withRelations) : withRelations(data));

/** An entry, or a component of one, keeps its id. */
const withRelations = (entry: unknown): unknown =>
  isRecord(entry)
    ? Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, withoutRowId(value)]))
    : entry;

function withoutRowId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowId);
  if (!isRecord(value)) return value;
  const { id: _id, ...others } = value;
  return withRelations('documentId' in value ? others : value);
}
