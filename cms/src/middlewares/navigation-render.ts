import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { EntryRow, parseRow } from '../platform/database/rows';

type Item = { type: string; path?: string | null; items?: Item[] | null };

const item: v.GenericSchema<Item> = v.looseObject({
  type: v.string(),
  path: v.nullish(v.string()),
  items: v.nullish(v.array(v.lazy(() => item))),
});
const path = /^(\/api\/navigation\/render\/)([^/]+)(\/[^/]+)?$/;
const Query = v.object({
  type: v.optional(v.picklist(['FLAT', 'TREE', 'RFR'])),
  menu: v.optional(v.picklist(['true', 'false'])),
  path: v.optional(v.string()),
  locale: v.optional(v.string()),
});

// The plugin identifies a navigation by documentId or slug and fails on anything else, but callers use a number.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const [, prefix, given = '', child = ''] = path.exec(ctx.path) ?? [];
    if (!prefix) return next();
    if (!v.is(Query, ctx.query)) return ctx.badRequest('Use type=TREE, FLAT or RFR, menu, path or locale.');
    const id = /^\d{1,9}$/.test(given) ? Number(given) : undefined;
    const row: unknown = await strapi.db
      .query('plugin::navigation.navigation')
      .findOne({ where: id === undefined ? { $or: [{ slug: given }, { documentId: given }] } : { id } });
    const menu = parseRow(EntryRow, row);
    if (!menu) return ctx.notFound();
    ctx.path = `${prefix}${menu.documentId}${child}`;
    await next();
    const items = v.safeParse(v.array(item), ctx.body);
    if (items.success) ctx.body = items.output.map(withExternalPath);
  };

// External URLs are in `externalPath` in the flat format and in `path` in the tree. This sets both in both.
function withExternalPath(item: Item): Item & { externalPath: string | null } {
  const externalPath = item.type === 'EXTERNAL' ? (item.path ?? null) : null;
  return { ...item, externalPath, items: item.items?.map(withExternalPath) };
}
