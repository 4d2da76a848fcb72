import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { addPrices } from '../api/market/services/add-prices';
import { readEntries } from './seed-files';
import type { SeedRecord } from './seed-record';

const Priced = v.union([
  v.pipe(
    v.number(),
    v.transform((price) => ({ price, from: {} })),
  ),
  v.object({ price: v.number(), from: v.record(v.string(), v.number()) }),
]);
const PriceList = v.looseObject({ url: v.string(), prices: v.optional(v.record(v.string(), Priced), {}) });

/** The prices in `price-lists/<list>.yaml`, if the list has none yet. */
export async function seedPrices(
  strapi: Core.Strapi,
  folder: string,
  { entries }: SeedRecord,
): Promise<void> {
  for (const entry of readEntries(folder, 'price-lists')) {
    const { url, prices } = v.parse(PriceList, entry);
    const documentId = entries[`api::market.price-list/${url}`];
    if (documentId === undefined) continue;
    const added = Object.entries(prices).map(([item, { price, from }]) => ({
      item,
      price,
      priceBreaks: Object.entries(from)
        .map(([quantity, lower]) => `${quantity}: ${lower}`)
        .join('\n'),
    }));
    await addPrices(strapi, String(documentId), added);
  }
}
