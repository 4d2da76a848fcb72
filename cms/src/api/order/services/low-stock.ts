import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { EntryRow, parseRows } from '../../../platform/database/rows';
import { shopSettings } from '../../shop-setting/services/shop-settings';

const maxShown = 50;

const Row = v.object({
  ...EntryRow.entries,
  name: v.string(),
  partNumber: v.string(),
  stock: v.nullish(v.number(), 0),
});

/** Active products with at most as many units as the threshold in the shop settings, fewest first. */
export async function lowStock(strapi: Core.Strapi) {
  const { lowStockThreshold } = await shopSettings(strapi);
  // Reads the drafts, as the lists of the admin do. Orders change the stock of the draft and the published version.
  const where = { publishedAt: { $null: true }, lifecycle: 'active', stock: { $lte: lowStockThreshold } };
  const products = strapi.db.query('api::product.product');
  const rows: unknown = await products.findMany({
    where,
    select: Object.keys(Row.entries),
    orderBy: [{ stock: 'asc' }, { partNumber: 'asc' }],
    limit: maxShown,
  });
  return { results: parseRows(Row, rows), pagination: { total: await products.count({ where }) } };
}
