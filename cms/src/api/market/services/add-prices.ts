import type { Core } from '@strapi/strapi';
import { IdRow, parseRow } from '../../../platform/database/rows';
import { priceUid } from './listed-prices';

export type AddedPrice = { item: string; price: number; priceBreaks: string };

/** Adds the prices of a new list at once. Does nothing if the list has prices. */
export async function addPrices(strapi: Core.Strapi, listId: string, added: AddedPrice[]): Promise<void> {
  const list: unknown = await strapi.db
    .query('api::market.price-list')
    .findOne({ where: { documentId: listId }, select: ['id'] });
  const found = parseRow(IdRow, list);
  if (!found) return;
  const prices = strapi.db.query(priceUid);
  if ((await prices.count({ where: { priceList: { id: found.id } } })) > 0) return;
  const publishedAt = new Date();
  for (const price of added) await prices.create({ data: { ...price, priceList: found.id, publishedAt } });
}
