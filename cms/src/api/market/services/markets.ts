import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { derivedFromContent } from '../../../platform/cache/invalidation';
import { NumberColumn, parseRows } from '../../../platform/database/rows';
import type { Market } from '../../../platform/market/current-market';

const PriceList = v.object({
  id: v.number(),
  currency: v.string(),
  optionFactor: v.nullish(NumberColumn, null),
});
const Row = v.object({
  code: v.string(),
  name: v.string(),
  countries: v.nullish(v.string(), ''),
  priceList: v.nullish(PriceList, null),
  showsVat: v.nullish(v.boolean(), true),
  language: v.nullish(v.string(), null),
  units: v.nullish(v.picklist(['metric', 'us']), 'metric'),
  paperSize: v.nullish(v.picklist(['a4', 'us_letter']), 'a4'),
  acceptsCards: v.nullish(v.boolean(), true),
  acceptsPurchaseOrders: v.nullish(v.boolean(), true),
});

let loaded: Promise<Market[]> | undefined;
let last: Market[] = [];
derivedFromContent.add(() => (loaded = undefined));

/** The markets that editors have defined, the default one first. In memory until one of them changes. */
export async function markets(strapi: Core.Strapi): Promise<Market[]> {
  const loading = (loaded ??= load(strapi));
  try {
    last = await loading;
  } catch {
    // During an outage of the database, cached responses are sent by the markets known before.
    if (loaded === loading) loaded = undefined;
  }
  return last;
}

/** The market with this code, otherwise the default one. Undefined if the shop has no markets. */
export async function marketByCode(strapi: Core.Strapi, code: string): Promise<Market | undefined> {
  const all = await markets(strapi);
  return all.find((market) => market.code === code) ?? all[0];
}

/** The market in which an order or quote request was sent. Undefined if it is not known or no longer exists. */
export async function marketOf(
  strapi: Core.Strapi,
  { market: code }: { market: string },
): Promise<Market | undefined> {
  return code === '' ? undefined : (await markets(strapi)).find((market) => market.code === code);
}

/** The market of a country, by its two-letter code: the first that names it, otherwise the default one. */
export async function marketOfCountry(strapi: Core.Strapi, country: string): Promise<Market | undefined> {
  const all = await markets(strapi);
  return all.find(({ countries }) => countries.includes(country)) ?? all[0];
}

async function load(strapi: Core.Strapi): Promise<Market[]> {
  const rows: unknown = await strapi.db.query('api::market.market').findMany({
    orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    populate: { priceList: { select: ['id', 'currency', 'optionFactor'] } },
  });
  return parseRows(Row, rows).map(({ countries, paperSize, ...market }, index) => ({
    ...market,
    countries: countryCodes(countries),
    paperSize: paperSize === 'us_letter' ? 'us-letter' : 'a4',
    isDefault: index === 0,
  }));
}

/** The two-letter codes in a text of an editor. */
export const countryCodes = (text: string): string[] => text.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [];
