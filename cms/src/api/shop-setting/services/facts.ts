import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { environment } from '../../../platform/config/environment';
import { type ShopSettings, shopSettings } from './shop-settings';
import { factNames, type Lookup, resolveAll } from './resolve-facts';

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

/** What editors set, and what the operator of the server did. */
export type FactSettings = ShopSettings & { usesRecaptcha: boolean };

/** As in orders: `platform/database/reference.ts` counts them. */
const orderNumberStart = 'A-';

/**
 * Facts of the shop settings by their name, of a product as `product.<url>.<field or specification>`: a specification with
 * its unit, or its figure alone with `.min` and `.max`.
 */
export function lookupIn(settings: FactSettings, products: FactProduct[]): Lookup {
  const shop = new Map<string, string | number | boolean>(Object.entries(settings));
  shop.set('orderNumberStart', orderNumberStart);
  const byUrl = new Map(products.map((product) => [product.url, product]));
  return (name) => {
    const [kind, url = '', ...field] = name.split('.');
    if (kind !== 'product') return shop.get(name);
    const product = byUrl.get(url);
    return product && productFact(product, field.join('.'));
  };
}

function productFact(product: FactProduct, field: string): string | number | undefined {
  if (field === 'stock' || field === 'leadTimeDays' || field === 'partNumber') return product[field];
  const [, name = '', end] = /^(.*?)(?:\.(min|max))?$/.exec(field) ?? [];
  const found = product.specifications.find((specification) => specification.name === name);
  if (!found) return undefined;
  if (end === 'min' || end === 'max') return String(found[end] ?? '').replace('-', '−');
  return found.unit === '' ? found.value : `${found.value} ${found.unit}`;
}

/** Texts with placeholders as visitors read them; anything without is given back as it is. */
export async function withFacts(strapi: Core.Strapi, value: unknown): Promise<unknown> {
  const text = JSON.stringify(value) ?? '';
  if (!text.includes('{{')) return value;
  const urls = new Set(factNames(text).flatMap((name) => /^product\.([^.]+)\./.exec(name)?.[1] ?? []));
  const products: unknown = await strapi.db.query('api::product.product').findMany({
    where: { url: { $in: [...urls] }, publishedAt: { $notNull: true } },
    populate: { specifications: true },
  });
  const usesRecaptcha = environment().RECAPTCHA_SITE_KEY !== undefined;
  const settings = { ...(await shopSettings(strapi)), usesRecaptcha };
  return resolveAll(value, lookupIn(settings, v.parse(v.array(Product), products)));
}
