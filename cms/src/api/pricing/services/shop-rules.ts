import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { minorFromDecimal } from '../../../platform/money/money';
import { type ShopSettings, shopSettings } from '../../shop-setting/services/shop-settings';
import type { ShippingZone } from '../../shipping-zone/services/shipping';
import type { TaxRate } from '../../tax-rate/services/treatment';

/** Shipping prices and tax rates, as set by shop staff. */
export type ShopRules = { settings: ShopSettings; zones: ShippingZone[]; rates: TaxRate[] };

const text = v.nullish(v.string(), '');
const decimal = v.union([v.number(), v.pipe(v.string(), v.transform(Number))]);
const Rate = v.object({
  country: v.string(),
  region: v.pipe(
    text,
    v.transform((region) => region.trim().toUpperCase()),
  ),
  productKind: v.picklist(['goods', 'printed-matter', 'service']),
  name: v.string(),
  percent: decimal,
  taxesShipping: v.nullish(v.boolean(), true),
});
const Method = v.object({
  code: v.string(),
  name: v.string(),
  description: text,
  minimumDays: v.number(),
  maximumDays: v.number(),
  freeFrom: v.nullish(decimal, null),
  steps: v.array(v.object({ upToGrams: v.number(), price: decimal })),
});
const Zone = v.object({ countries: text, methods: v.array(Method) });

const uids = new Set([
  'api::shop-setting.shop-setting',
  'api::tax-rate.tax-rate',
  'api::shipping-zone.shipping-zone',
]);
const cacheMs = 5000;
let cached: { rules: ShopRules; until: number } | undefined;

// Cached, because every order needs them and they change a few times a year. Other processes read a change when their
// cache expires. Customers who have seen old totals must confirm the new ones, because the fingerprint differs.
export async function shopRules(strapi: Core.Strapi, now = Date.now()): Promise<ShopRules> {
  if (!cached || cached.until < now) cached = { rules: await readRules(strapi), until: now + cacheMs };
  return cached.rules;
}

export function installShopRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!uids.has(context.uid) || context.action.startsWith('find')) return next();
    return await strapi.db.transaction(async ({ onCommit }) => {
      onCommit(() => (cached = undefined));
      return await next();
    });
  });
}

async function readRules(strapi: Core.Strapi): Promise<ShopRules> {
  const settings = await shopSettings(strapi);
  const zones: unknown = await strapi.db
    .query('api::shipping-zone.shipping-zone')
    .findMany({ orderBy: { weight: 'asc' }, populate: { methods: { populate: ['steps'] } } });
  const rates: unknown = await strapi.db.query('api::tax-rate.tax-rate').findMany({});
  return {
    settings,
    zones: v.parse(v.array(Zone), zones).map((zone) => zoneIn(settings.currency, zone)),
    rates: v.parse(v.array(Rate), rates).map(({ percent, ...rate }) => ({
      ...rate,
      perMillion: Math.round(percent * 10_000),
    })),
  };
}

/** The countries the shop delivers to. */
export function servedCountries({ zones }: ShopRules): string[] {
  return zones.flatMap(({ countries }) => countries);
}

function zoneIn(currency: string, { countries, methods }: v.InferOutput<typeof Zone>): ShippingZone {
  const minor = (price: number) => minorFromDecimal(price, currency);
  return {
    countries: countries.toUpperCase().match(/[A-Z]{2}/g) ?? [],
    methods: methods.map(({ freeFrom, steps, ...method }) => ({
      ...method,
      freeFrom: freeFrom === null ? null : minor(freeFrom),
      steps: steps.map(({ upToGrams, price }) => ({ upToGrams, price: minor(price) })),
    })),
  };
}
