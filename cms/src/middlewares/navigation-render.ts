import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

const path = /^(\/api\/navigation\/render\/)([^/]+)$/;

// The plugin knows a navigation by document or slug and fails on anything else; callers know a number.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const [, prefix, given = ''] = path.exec(ctx.path) ?? [];
    if (!prefix) return next();
    const id = /^\d{1,9}$/.test(given) ? Number(given) : undefined;
    const found: { documentId: string } | null = await strapi.db
      .query('plugin::navigation.navigation')
      .findOne({ where: id === undefined ? { $or: [{ slug: given }, { documentId: given }] } : { id } });
    if (!found) return ctx.notFound();
    ctx.path = `${prefix}${found.documentId}`;
    return next();
  };
