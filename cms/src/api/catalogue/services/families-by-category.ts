import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { measuringRange, type Span } from './measuring-range';

const Specification = v.object({
  group: v.nullish(v.string(), ''),
  name: v.string(),
  unit: v.nullish(v.string(), ''),
  min: v.nullish(v.number(), null),
  max: v.nullish(v.number(), null),
});
const Category = v.object({ url: v.string(), image: v.unknown() });
const Product = v.object({
  url: v.string(),
  category: v.nullish(v.object({ url: v.string() }), null),
  family: v.object({ name: v.string(), url: v.string() }),
  thumbnail: v.unknown(),
  specifications: v.nullish(v.array(Specification), []),
});
type Product = v.InferOutput<typeof Product>;

export type CategoryFamilies = {
  /** URL of the category. */
  url: string;
  image: unknown;
  families: {
    name: string;
    /** URL of the first variant. */
    product: string;
    image: unknown;
    range: Span | null;
  }[];
};

const picture = {
  select: ['url', 'name', 'alternativeText', 'width', 'height', 'mime', 'size', 'formats', 'updatedAt'],
};

/** The product families of each category for the menu, in the order of the catalogue. */
export async function familiesByCategory(strapi: Core.Strapi): Promise<CategoryFamilies[]> {
  const categories: unknown = await strapi.db.query('api::product-category.product-category').findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['url'],
    populate: { image: picture },
    orderBy: { weight: 'asc' },
  });
  const products = await readProducts(strapi);
  return v.parse(v.array(Category), categories).map(({ url, image }) => ({
    url,
    image,
    families: families(products.filter(({ category }) => category?.url === url)),
  }));
}

async function readProducts(strapi: Core.Strapi): Promise<Product[]> {
  const rows: unknown = await strapi.db.query('api::product.product').findMany({
    where: {
      publishedAt: { $notNull: true },
      lifecycle: { $ne: 'obsolete' },
      family: { id: { $notNull: true } },
    },
    select: ['url'],
    populate: {
      category: { select: ['url'] },
      family: { select: ['name', 'url'] },
      thumbnail: picture,
      specifications: { select: ['group', 'name', 'unit', 'min', 'max'] },
    },
    orderBy: { weight: 'asc' },
  });
  return v.parse(v.array(Product), rows);
}

/** The menu has no room for more. The category page lists all families. */
const maxFamilies = 6;

function families(products: Product[]): CategoryFamilies['families'] {
  const urls = [...new Set(products.map(({ family }) => family.url))];
  return urls.slice(0, maxFamilies).flatMap((url) => {
    const variants = products.filter(({ family }) => family.url === url);
    const [first] = variants;
    if (!first) return [];
    const range = measuringRange(variants.map(({ specifications }) => specifications));
    return { name: first.family.name, product: first.url, image: first.thumbnail, range };
  });
}
