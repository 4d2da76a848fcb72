import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn, parseRows } from '../platform/database/rows';

const prices = 'api::market.price';

const ListRow = v.object({ id: v.number(), name: v.string(), currency: v.string() });
export type StoredList = { id: number; currency: string };
const StoredPrice = v.object({
  id: v.number(),
  item: v.string(),
  price: NumberColumn,
  priceBreaks: v.nullish(v.string(), ''),
  validFrom: v.nullish(v.string(), ''),
  validTo: v.nullish(v.string(), ''),
});
export type StoredPrice = v.InferOutput<typeof StoredPrice>;

/** The price lists by name. */
export async function priceLists(strapi: Core.Strapi): Promise<Map<string, StoredList>> {
  const rows: unknown = await strapi.db
    .query('api::market.price-list')
    .findMany({ select: ['id', 'name', 'currency'], orderBy: { name: 'asc' } });
  return new Map(parseRows(ListRow, rows).map(({ name, ...list }) => [name, list]));
}

/** All prices of a list, by item and first day. */
export async function pricesOf(strapi: Core.Strapi, list: number): Promise<StoredPrice[]> {
  const rows: unknown = await strapi.db.query(prices).findMany({
    where: { priceList: { id: list } },
    select: ['id', 'item', 'price', 'priceBreaks', 'validFrom', 'validTo'],
    orderBy: [{ item: 'asc' }, { validFrom: 'asc' }, { id: 'asc' }],
  });
  return parseRows(StoredPrice, rows);
}
