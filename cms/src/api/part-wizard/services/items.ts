import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { currentLanguage } from '../../../platform/messages/language';
import { parseRow, parseRows } from '../../../platform/database/rows';
import { configurableFamilies, picture } from './families';
import { inCurrentMarket } from './listed-families';

const Url = v.nullish(v.object({ url: v.string() }), null);
const Product = v.looseObject({
  category: Url,
  family: Url,
  partWizardItem: v.nullish(
    v.looseObject({
      title: v.nullish(v.string()),
      description: v.nullish(v.string()),
      image: v.unknown(),
      media: v.nullish(v.string()),
    }),
    null,
  ),
  thumbnail: v.unknown(),
  dataSheet: v.unknown(),
  documents: v.nullish(v.array(v.object({ file: v.unknown() })), []),
  specifications: v.nullish(v.array(v.looseObject({ name: v.string() })), []),
});
// Only the fields that are used here. The site's part wizard parses the others.
const Category = v.looseObject({ url: v.string(), name: v.string() });
const Family = v.looseObject({ url: v.string() });
const Page = v.looseObject({ media: v.nullish(v.array(v.unknown()), []) });
const file = { select: ['url', 'name', 'mime', 'size', 'updatedAt'] };

/** The current datasheet in the language of the request, if there is one. */
const datasheetsIn = (language: string) => ({
  where: {
    type: 'datasheet',
    language,
    replacedBy: { id: { $null: true } },
    publishedAt: { $notNull: true },
  },
  populate: { file },
});

/** Everything the part wizard needs, in one response, so that it works offline. */
export async function partWizardItems(strapi: Core.Strapi) {
  const families = await inCurrentMarket(strapi, await configurableFamilies(strapi));
  const configurable = new Set(families.map(({ url }) => url));
  const products = await readProducts(strapi);
  return {
    families,
    categories: await readCategories(strapi),
    media: await readMedia(strapi),
    suitability: await readSuitability(strapi),
    products: products
      .filter(({ family, partWizardItem }) => partWizardItem || (family && configurable.has(family.url)))
      .map(({ category, family, partWizardItem, thumbnail, documents, dataSheet, ...product }) => ({
        ...product,
        dataSheet: documents[0]?.file ?? dataSheet,
        category: category?.url ?? '',
        family: family?.url ?? '',
        title: partWizardItem?.title ?? '',
        description: partWizardItem?.description ?? '',
        image: partWizardItem?.image ?? thumbnail,
        media: partWizardItem?.media ?? '',
      })),
  };
}

async function readProducts(strapi: Core.Strapi) {
  const rows: unknown = await strapi.db.query('api::product.product').findMany({
    where: { publishedAt: { $notNull: true }, lifecycle: { $ne: 'obsolete' } },
    select: [
      'documentId',
      'name',
      'url',
      'partNumber',
      'price',
      'currency',
      'stock',
      'leadTimeDays',
      'minimumOrderQuantity',
      'lifecycle',
    ],
    populate: {
      category: { select: ['url'] },
      family: { select: ['url'] },
      partWizardItem: { populate: { image: picture } },
      thumbnail: picture,
      dataSheet: file,
      documents: datasheetsIn(currentLanguage()),
      specifications: { select: ['group', 'name', 'value', 'unit', 'min', 'max'] },
      priceBreaks: { select: ['quantity', 'price'] },
    },
    orderBy: { weight: 'asc' },
  });
  return parseRows(Product, rows);
}

async function readCategories(strapi: Core.Strapi) {
  const rows: unknown = await strapi.db.query('api::product-category.product-category').findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['url', 'name'],
    populate: { facets: { select: ['specification', 'kind', 'unit'] } },
    orderBy: { weight: 'asc' },
  });
  return parseRows(Category, rows);
}

async function readSuitability(strapi: Core.Strapi) {
  const rows: unknown = await strapi.db.query('api::product-family.product-family').findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['url', 'media', 'hygienicConnections'],
    orderBy: { url: 'asc' },
  });
  return parseRows(Family, rows);
}

async function readMedia(strapi: Core.Strapi): Promise<unknown[]> {
  const page: unknown = await strapi.db
    .query('api::part-wizard-page.part-wizard-page')
    .findOne({ where: { publishedAt: { $notNull: true } }, populate: { media: true } });
  return parseRow(Page, page)?.media ?? [];
}
