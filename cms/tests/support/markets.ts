import { randomUUID } from 'node:crypto';
import { aBackend } from './backend';
import { Buyer } from './shop';

type MarketFields = {
  code: string;
  currency?: string;
  /** The market whose price list it shares. */
  listOf?: string;
  optionFactor?: number;
  /** A method of a zone of its own, for all countries of the market. */
  shipping?: { code: string; price: number };
  [field: string]: unknown;
};

const lists = new Map<string, string>();

/** A market, with a price list if it has a currency. */
export async function aMarket({
  currency,
  optionFactor,
  listOf,
  shipping,
  ...fields
}: MarketFields): Promise<void> {
  const { strapi } = await aBackend();
  const { code } = fields;
  const list = currency
    ? await strapi
        .documents('api::market.price-list')
        .create({ data: { name: `${code} ${randomUUID()}`, currency, optionFactor } })
    : undefined;
  const priceList = list?.documentId ?? lists.get(listOf ?? '');
  if (priceList) lists.set(code, priceList);
  const zone = shipping
    ? await strapi.documents('api::shipping-zone.shipping-zone').create({
        data: {
          code: `${code}-zone`,
          name: code,
          countries: String(fields.countries),
          methods: [
            {
              code: shipping.code,
              name: 'Ground',
              minimumDays: 3,
              maximumDays: 5,
              steps: [{ upToGrams: 30_000, price: shipping.price }],
            },
          ],
        },
      })
    : undefined;
  await strapi.documents('api::market.market').create({
    data: {
      name: code,
      weight: 10,
      ...fields,
      ...(priceList ? { priceList } : {}),
      ...(zone ? { shippingZones: [zone.documentId] } : {}),
    },
  });
}

/** A price in the list of the market. */
export async function aPrice(market: string, item: string, fields: object): Promise<string> {
  const { strapi } = await aBackend();
  const data = { item, priceList: lists.get(market), ...fields };
  return (await strapi.documents('api::market.price').create({ data })).documentId;
}

/** The name of the price list of the market. */
export async function priceListOf(market: string): Promise<string> {
  const { strapi } = await aBackend();
  const documentId = lists.get(market) ?? '';
  return String((await strapi.documents('api::market.price-list').findOne({ documentId }))?.name);
}

/** A browser that has chosen the market; with the cart of the other one, if there is one. */
export function inMarketOf(market: string, other?: Buyer): Buyer {
  const buyer = new Buyer();
  buyer.cookie = other?.cookie ?? '';
  buyer.market = market;
  return buyer;
}
