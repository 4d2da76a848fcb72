import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRows } from '../../../platform/database/rows';
import { currentMarket, type Market } from '../../../platform/market/current-market';
import { minorFromDecimal } from '../../../platform/money/money';
import { readPriceBreaks } from './price-breaks';

/** A price of the market's price list, in the smallest unit of its currency. */
export type ListedPrice = { amountMinor: number; priceBreaks: { quantity: number; unitPrice: number }[] };
export type ListedPrices = Map<string, ListedPrice>;

export const priceUid = 'api::market.price';

const Row = v.object({
  id: v.number(),
  item: v.string(),
  price: v.union([v.number(), v.string()]),
  priceBreaks: v.nullish(v.string(), ''),
  validFrom: v.nullish(v.string(), null),
});

// SQLite limits the number of values in a statement.
const itemsPerQuery = 500;

/**
 * The prices that apply today to these part numbers, families and add-ons, by item, in the market of the request. An item
 * that is missing is on request. Undefined if products have their own prices in this market.
 */
export async function listedPrices(
  strapi: Core.Strapi,
  items: string[],
  market: Market | undefined = currentMarket(),
): Promise<ListedPrices | undefined> {
  const list = market?.priceList;
  if (!list) return undefined;
  const requested = [...new Set(items)];
  const rows: v.InferOutput<typeof Row>[] = [];
  for (let start = 0; start < requested.length; start += itemsPerQuery)
    rows.push(...(await rowsOf(strapi, list.id, requested.slice(start, start + itemsPerQuery))));
  return pricesIn(list.currency, rows);
}

/** All prices of the list that apply today. */
export async function allListedPrices(
  strapi: Core.Strapi,
  { id, currency }: NonNullable<Market['priceList']>,
): Promise<ListedPrices> {
  return pricesIn(currency, await rowsOf(strapi, id));
}

async function rowsOf(strapi: Core.Strapi, list: number, items?: string[]) {
  const today = new Date().toISOString().slice(0, 10);
  const found: unknown = await strapi.db.query(priceUid).findMany({
    where: {
      ...(items && { item: { $in: items } }),
      priceList: { id: list },
      $and: [
        { $or: [{ validFrom: { $null: true } }, { validFrom: { $lte: today } }] },
        { $or: [{ validTo: { $null: true } }, { validTo: { $gte: today } }] },
      ],
    },
    select: ['id', 'item', 'price', 'priceBreaks', 'validFrom'],
  });
  return parseRows(Row, found);
}

// Of prices that apply at the same time, the one that started last is used.
function pricesIn(currency: string, rows: v.InferOutput<typeof Row>[]): ListedPrices {
  const ordered = rows.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id);
  return new Map(ordered.map(({ item, price, priceBreaks }) => [item, listed(currency, price, priceBreaks)]));
}

const startOf = ({ validFrom }: { validFrom: string | null }) => validFrom ?? '';

function listed(currency: string, price: number | string, entered: string): ListedPrice {
  const breaks = readPriceBreaks(entered);
  return {
    amountMinor: minorFromDecimal(price, currency),
    priceBreaks: Array.isArray(breaks)
      ? breaks.map((step) => ({
          quantity: step.quantity,
          unitPrice: minorFromDecimal(step.price, currency),
        }))
      : [],
  };
}
