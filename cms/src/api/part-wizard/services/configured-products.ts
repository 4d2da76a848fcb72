import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRows } from '../../../platform/database/rows';
import { pricedAddOn, type ShopProduct, shopProducts } from '../../product/services/shop-products';
import { siteBuild } from '../../../platform/site-build/site-build';
import type { ReadConfiguration } from '../../../platform/site-build/site-entry';
import { texts } from '../../../platform/messages/texts';
import { withTranslatedNames } from '../../translation/services/dictionary';
import { configurableFamilies, type StoredFamily } from './families';
import { inCurrentMarket } from './listed-families';

/** A part number: a product of the catalogue, a configured product, or neither. */
export type ResolvedPart =
  | { type: 'product'; product: ShopProduct; configuration: null }
  | { type: 'configured'; product: ShopProduct; configuration: string }
  /** The code is incomplete or cannot be built. */
  | { type: 'invalid'; problem: string }
  | { type: 'unknown' };

/** The result has each text as a key. Products of the catalogue take precedence, because they have a page and stock. */
export async function resolvePartNumbers(
  strapi: Core.Strapi,
  texts: string[],
): Promise<Map<string, ResolvedPart>> {
  const products = await shopProducts(strapi, texts);
  const others = [...new Set(texts.filter((text) => !products.has(text)))];
  const engine = others.length > 0 ? (await siteBuild())?.partWizard : undefined;
  const families = engine ? await inCurrentMarket(strapi, await configurableFamilies(strapi)) : [];
  const resolved = new Map<string, ResolvedPart>(
    [...products].map(([text, product]) => [text, { type: 'product', product, configuration: null }]),
  );
  for (const text of others) {
    const part = await resolvePart(strapi, engine?.read(families, text), families);
    resolved.set(text, part);
    if ('product' in part) resolved.set(part.product.partNumber, part);
  }
  return resolved;
}

async function resolvePart(
  strapi: Core.Strapi,
  read: ReadConfiguration | { problem: string } | null | undefined,
  families: StoredFamily[],
): Promise<ResolvedPart> {
  if (!read) return { type: 'unknown' };
  if ('problem' in read) return { type: 'invalid', ...read };
  const product = (await shopProducts(strapi, [read.code])).get(read.code);
  if (product) return { type: 'product', product, configuration: null };
  const family = families.find(({ url }) => url === read.family);
  const [named] = await withTranslatedNames(strapi, family ? [family] : []);
  const similar = await findMostSimilar(strapi, read);
  return {
    type: 'configured',
    configuration: read.configuration,
    product: configuredProduct(read, named, similar),
  };
}

function configuredProduct(
  read: ReadConfiguration,
  family: StoredFamily | undefined,
  similar: ShopProduct | undefined,
): ShopProduct {
  return {
    documentId: similar?.documentId ?? '',
    name: texts().partWizard.configuredFamily({ family: family?.name ?? read.family }),
    url: similar?.url ?? '',
    thumbnail: similar?.thumbnail ?? null,
    shippingWeightGrams: similar?.shippingWeightGrams ?? null,
    productKind: similar?.productKind ?? 'goods',
    tariffNumber: similar?.tariffNumber ?? '',
    originCountry: similar?.originCountry ?? '',
    partNumber: read.code,
    price: read.unitPriceMinor,
    currency: read.currency,
    priceBreaks: [],
    addOns: (family?.addOns ?? []).map((addOn) => pricedAddOn(addOn, read.currency)),
    stock: 0,
    // Configured products are not in stock, so their lead time is at least a day.
    leadTimeDays: Math.max(1, read.leadTimeDays),
    minimumOrderQuantity: 1,
    lifecycle: 'active',
    successor: null,
  };
}

const MemberRow = v.object({ partNumber: v.string() });

/** The product of the family with the longest common prefix. Its picture and weight are the best approximation. */
async function findMostSimilar(strapi: Core.Strapi, { code, family }: ReadConfiguration) {
  const members: unknown = await strapi.db.query('api::product.product').findMany({
    where: { family: { url: family }, publishedAt: { $notNull: true } },
    select: ['partNumber'],
    orderBy: { partNumber: 'asc' },
  });
  const commonPrefixLength = (partNumber: string) => {
    const end = [...code].findIndex((character, index) => partNumber[index] !== character);
    return end === -1 ? code.length : end;
  };
  const [nearest] = parseRows(MemberRow, members)
    .map(({ partNumber }) => partNumber)
    .toSorted((a, b) => commonPrefixLength(b) - commonPrefixLength(a) || a.length - b.length);
  return nearest === undefined ? undefined : (await shopProducts(strapi, [nearest])).get(nearest);
}
