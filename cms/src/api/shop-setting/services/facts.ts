import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn } from '../../../platform/database/rows';
import { minorFromDecimal, type Money } from '../../../platform/money/money';
import { priceText } from '../../../platform/money/price-text';
import { listedPrices } from '../../market/services/listed-prices';
import { environment } from '../../../platform/config/environment';
import { currentMarket } from '../../../platform/market/current-market';
import { currencyOf } from './current-currency';
import { type ShopSettings, shopSettings } from './shop-settings';
import { factNamesIn, type Lookup, resolveAll } from './resolve-facts';

const Product = v.object({
  url: v.string(),
  stock: v.nullish(v.number(), 0),
  leadTimeDays: v.nullish(v.number(), 0),
  partNumber: v.string(),
  specifications: v.nullish(
    v.array(
      v.looseObject({
        name: v.string(),
        value: v.string(),
        unit: v.nullish(v.string(), ''),
        min: v.nullish(v.union([v.number(), v.string()]), null),
        max: v.nullish(v.union([v.number(), v.string()]), null),
      }),
    ),
    [],
  ),
});
export type FactProduct = v.InferOutput<typeof Product>;

const AddOn = v.object({
  code: v.string(),
  price: NumberColumn,
  workingDays: v.nullish(v.number(), 0),
});
/** `listed`: its price in the price list of the market. */
export type FactAddOn = v.InferOutput<typeof AddOn> & { listed?: Money | undefined };

/** The settings made by editors and by the operator of the server. */
export type FactSettings = ShopSettings & { usesRecaptcha: boolean; requestsKeptMonths: number };

export type FactEntries = { products: FactProduct[]; addOns: FactAddOn[] };

/** The start of order numbers, which `platform/database/reference.ts` assigns. */
const orderNumberStart = 'A-';

/**
 * Looks up facts: shop settings by name, product values as `product.<url>.<field or specification>`, and `price`,
 * `amount` and `workingDays` of an add-on as `addOn.<code>.price`. An amount has the price and currency of the market, or
 * those of the shop if its price list has none: "US$114.00". A specification includes its unit; with `.min` or `.max`, only the
 * number.
 */
export function lookupIn(settings: FactSettings, { products, addOns }: FactEntries): Lookup {
  const shop = new Map<string, string | number | boolean>(Object.entries(settings));
  shop.set('orderNumberStart', orderNumberStart);
  shop.set('calibrationAmount', amountText(settings.calibrationPrice, settings));
  const byUrl = new Map(products.map((product) => [product.url, product]));
  return (name) => {
    const [kind, url = '', ...field] = name.split('.');
    if (kind === 'addOn')
      return addOnFact(
        addOns.find(({ code }) => code === url),
        field.join('.'),
        settings,
      );
    if (kind !== 'product') return shop.get(name);
    const product = byUrl.get(url);
    return product && productFact(product, field.join('.'));
  };
}

function addOnFact(
  addOn: FactAddOn | undefined,
  field: string,
  settings: FactSettings,
): string | number | undefined {
  if (field === 'amount')
    return addOn && (addOn.listed ? priceText(addOn.listed) : amountText(addOn.price, settings));
  return field === 'price' || field === 'workingDays' ? addOn?.[field] : undefined;
}

const amountText = (price: number, { currency }: FactSettings): string =>
  priceText({ amountMinor: minorFromDecimal(price, currency), currency });

// An amount is already written in the language of the request.
const isAmount = (name: string) => name === 'calibrationAmount' || /^addOn\..*\.amount$/.test(name);

function productFact(product: FactProduct, field: string): string | number | undefined {
  if (field === 'stock' || field === 'leadTimeDays' || field === 'partNumber') return product[field];
  const [, name = '', limit] = /^(.*?)(?:\.(min|max))?$/.exec(field) ?? [];
  const specification = product.specifications.find((row) => row.name === name);
  if (!specification) return undefined;
  if (limit === 'min' || limit === 'max') return String(specification[limit] ?? '').replace('-', '−');
  return specification.unit === '' ? specification.value : `${specification.value} ${specification.unit}`;
}

/** Fills in the placeholders of all texts. Values without placeholders are returned unchanged. */
export async function withFacts(
  strapi: Core.Strapi,
  value: unknown,
  translate = (fact: string) => fact,
): Promise<unknown> {
  const names = factNamesIn(value);
  if (names.length === 0) return value;
  const entries = { products: await productsIn(strapi, names), addOns: await addOnsIn(strapi, names) };
  const { RECAPTCHA_SITE_KEY, KEEP_REQUESTS_MONTHS: requestsKeptMonths = 0 } = environment();
  const usesRecaptcha = RECAPTCHA_SITE_KEY !== undefined;
  const settings = { ...(await shopSettings(strapi)), usesRecaptcha, requestsKeptMonths };
  const lookup = lookupIn(settings, entries);
  return resolveAll(value, (name) => {
    const fact = lookup(name);
    return typeof fact === 'string' && !isAmount(name) ? translate(fact) : fact;
  });
}

async function productsIn(strapi: Core.Strapi, names: string[]): Promise<FactProduct[]> {
  const urls = keysOf('product', names);
  const products: unknown = await strapi.db.query('api::product.product').findMany({
    where: { url: { $in: urls }, publishedAt: { $notNull: true } },
    populate: { specifications: true },
  });
  return v.parse(v.array(Product), products);
}

async function addOnsIn(strapi: Core.Strapi, names: string[]): Promise<FactAddOn[]> {
  const codes = keysOf('addOn', names);
  const addOns: unknown = await strapi.db
    .query('api::add-on.add-on')
    .findMany({ where: { code: { $in: codes } } });
  const prices = await listedPrices(strapi, codes);
  const currency = await currencyOf(strapi, currentMarket());
  return v.parse(v.array(AddOn), addOns).map((addOn) => {
    const listed = prices?.get(addOn.code);
    return { ...addOn, listed: listed && { amountMinor: listed.amountMinor, currency } };
  });
}

/** `keysOf('addOn', ['addOn.CAL5.price'])` is `['CAL5']`. */
function keysOf(kind: string, names: string[]): string[] {
  const keys = names.flatMap((name) => {
    const [first, key = '', field] = name.split('.');
    return first === kind && field !== undefined ? [key] : [];
  });
  return [...new Set(keys)];
}
