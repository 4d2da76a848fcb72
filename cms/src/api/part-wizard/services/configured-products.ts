import type { Core } from '@strapi/strapi';
import { type ShopProduct, shopProducts } from '../../product/services/shop-products';
import { type ReadConfiguration, siteBuild } from '../../../platform/site-build/site-build';
import { configurableFamilies, type StoredFamily } from './families';

/** A part number as it was written, as what it is: a product of the catalogue, a configured one, or neither. */
export type NamedPart =
  | { type: 'product'; product: ShopProduct; configuration: null }
  | { type: 'configured'; product: ShopProduct; configuration: string }
  /** A code that cannot be read to its end, or not be built. */
  | { type: 'impossible'; problem: string }
  | { type: 'unknown' };

/** By the text that was given. The catalogue comes first: what has a page and a stock is sold from there. */
export async function namedParts(strapi: Core.Strapi, texts: string[]): Promise<Map<string, NamedPart>> {
  const products = await shopProducts(strapi, texts);
  const others = [...new Set(texts.filter((text) => !products.has(text)))];
  const engine = others.length > 0 ? (await siteBuild())?.partWizard : undefined;
  const families = engine ? await configurableFamilies(strapi) : [];
  const named = new Map<string, NamedPart>(
    [...products].map(([text, product]) => [text, { type: 'product', product, configuration: null }]),
  );
  for (const text of others) {
    const part = await readPart(strapi, engine?.read(families, text), families);
    named.set(text, part);
    if ('product' in part) named.set(part.product.partNumber, part);
  }
  return named;
}

async function readPart(
  strapi: Core.Strapi,
  read: ReadConfiguration | { problem: string } | null | undefined,
  families: StoredFamily[],
): Promise<NamedPart> {
  if (!read) return { type: 'unknown' };
  if ('problem' in read) return { type: 'impossible', ...read };
  const known = (await shopProducts(strapi, [read.code])).get(read.code);
  if (known) return { type: 'product', product: known, configuration: null };
  const family = families.find(({ url }) => url === read.family);
  const nearest = await nearestMember(strapi, read);
  return {
    type: 'configured',
    configuration: read.configuration,
    product: {
      documentId: nearest?.documentId ?? '',
      name: `${family?.name ?? read.family}, configured`,
      url: nearest?.url ?? '',
      thumbnail: nearest?.thumbnail ?? null,
      shippingWeightGrams: nearest?.shippingWeightGrams ?? null,
      productKind: nearest?.productKind ?? 'goods',
      tariffNumber: nearest?.tariffNumber ?? '',
      originCountry: nearest?.originCountry ?? '',
      partNumber: read.code,
      price: read.unitPriceMinor,
      currency: read.currency,
      priceBreaks: [],
      stock: 0,
      // What nobody has on the shelf takes a day at least.
      leadTimeDays: Math.max(1, read.leadTimeDays),
      minimumOrderQuantity: 1,
      lifecycle: 'active',
      successor: null,
    },
  };
}

/** Of the same family, the product whose number begins most alike: its picture and weight are the nearest known. */
async function nearestMember(strapi: Core.Strapi, { code, family }: ReadConfiguration) {
  const members: { partNumber: string }[] = await strapi.db.query('api::product.product').findMany({
    where: { family: { url: family }, publishedAt: { $notNull: true } },
    select: ['partNumber'],
    orderBy: { partNumber: 'asc' },
  });
  const alike = (partNumber: string) => {
    const end = [...code].findIndex((character, index) => partNumber[index] !== character);
    return end === -1 ? code.length : end;
  };
  const [nearest] = members
    .map(({ partNumber }) => partNumber)
    .toSorted((a, b) => alike(b) - alike(a) || a.length - b.length);
  return nearest === undefined ? undefined : (await shopProducts(strapi, [nearest])).get(nearest);
}
