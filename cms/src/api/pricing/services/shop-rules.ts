import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Market } from '../../../platform/market/current-market';
import { minorFromDecimal } from '../../../platform/money/money';
import { type ShopSettings, shopSettings } from '../../shop-setting/services/shop-settings';
import type { ShippingZone } from '../../shipping-zone/services/shipping';
import type { TaxRate } from '../../tax-rate/services/treatment';

/** Shipping prices of a market and tax rates, as set by shop staff. */
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
const Zone = v.object({
  countries: text,
  methods: v.array(Method),
  markets: v.nullish(v.array(v.object({ code: v.string() })), []),
});
type Zone = v.InferOutput<typeof Zone>;
type StoredRules = Pick<ShopRules, 'settings' | 'rates'> & { zones: Zone[] };

const uids = new Set([
  'api::shop-setting.shop-setting',
  'api::tax-rate.tax-rate',
  'api::shipping-zone.shipping-zone',
  'api::market.market',
  'api::market.price-list',
]);
const cacheMs = 5000;
let cached: { rules: StoredRules; until: number } | undefined;

// Cached, because every order needs them and they change a few times a year. Other processes read a change when their
// cache expires. Customers who have seen old totals must confirm the new ones, because the fingerprint differs.
export async function shopRules(
  strapi: Core.Strapi,
  market: Market | undefined,
  now = Date.now(),
): Promise<ShopRules> {
  if (!cached || cached.until < now) cached = { rules: await readRules(strapi), until: now + cacheMs };
  const { settings, zones, rates } = cached.rules;
  return { settings, zones: zonesOf(market, zones, settings), rates };
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

async function readRules(strapi: Core.Strapi): Promise<StoredRules> {
  const settings = await shopSettings(strapi);
  const zones: unknown = await strapi.db.query('api::shipping-zone.shipping-zone').findMany({
    orderBy: { weight: 'asc' },
    populate: { methods: { populate: ['steps'] }, markets: { select: ['code'] } },
  });
  const rates: unknown = await strapi.db.query('api::tax-rate.tax-rate').findMany({});
  return {
    settings,
    zones: v.parse(v.array(Zone), zones),
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

/** The zones of the market, or those of no market if it has none of its own. */
function zonesOf(market: Market | undefined, zones: Zone[], settings: ShopSettings): ShippingZone[] {
  const own = zones.filter(({ markets }) => markets.some(({ code }) => code === market?.code));
  const shared = zones.filter(({ markets }) => markets.length === 0);
  const served = new Set(market?.countries);
  // Prices of shared zones are in the currency of the shop.
  const isShared = own.length === 0;
  const currency = market?.priceList?.currency ?? settings.currency;
  if (isShared && currency !== settings.currency) return [];
  return (isShared ? shared : own)
    .map((zone) => zoneIn(currency, zone))
    .map((zone) => ({
      ...zone,
      countries: zone.countries.filter((country) => served.size === 0 || served.has(country)),
    }));
}

function zoneIn(currency: string, { countries, methods }: Zone): ShippingZone {
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
