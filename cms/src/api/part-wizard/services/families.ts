import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { StoredAddOn } from '../../product/services/shop-products';

const uid = 'api::product-family.product-family';
const populate = { positions: { populate: ['options'] }, rules: true };
/** Without alternative text: the part wizard shows each picture beside the name of what it shows. */
export const picture = {
  select: ['url', 'name', 'width', 'height', 'mime', 'size', 'formats', 'updatedAt'],
};
const positions = { populate: { options: { populate: { picture } } } };
const addOns = { select: ['code', 'name', 'price', 'workingDays'], orderBy: { weight: 'asc' } };

/** A family as stored. The site's part wizard parses it. */
const Stored = v.looseObject({
  documentId: v.string(),
  name: v.string(),
  url: v.string(),
  partNumberPrefix: v.nullish(v.string(), ''),
  addOns: v.nullish(v.array(StoredAddOn), []),
});
export type StoredFamily = v.InferOutput<typeof Stored>;

// If another process could not report a change to this one, it reads the families again after this time.
const cacheMs = 5000;
let cached: { families: StoredFamily[]; until: number } | undefined;
let changes = 0;

/** Called when a family has changed. */
export const clearFamilyCache = (): void => {
  cached = undefined;
  changes += 1;
};

/** The published families whose part numbers are built position by position. */
export async function configurableFamilies(strapi: Core.Strapi, now = Date.now()): Promise<StoredFamily[]> {
  if (cached && cached.until >= now) return cached.families;
  const changesBefore = changes;
  const families = await readFamilies(strapi);
  // Does not cache families that changed while they were read.
  if (changesBefore === changes) cached = { families, until: now + cacheMs };
  return families;
}

async function readFamilies(strapi: Core.Strapi): Promise<StoredFamily[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true }, partNumberPrefix: { $notNull: true } },
    populate: { ...populate, positions, addOns },
    orderBy: { name: 'asc' },
  });
  return v.parse(v.array(Stored), rows).filter(({ partNumberPrefix }) => partNumberPrefix !== '');
}

const Member = v.object({
  partNumber: v.nullish(v.string(), ''),
  lifecycle: v.nullish(v.string(), 'active'),
});
const WithProducts = v.looseObject({
  ...Stored.entries,
  products: v.nullish(v.array(Member), []),
});

/** A draft or published family with its products. */
export async function familyWithProducts(
  strapi: Core.Strapi,
  documentId: string,
  status: 'draft' | 'published',
) {
  const family: unknown = await strapi.documents(uid).findOne({
    documentId,
    status,
    populate: { ...populate, products: { fields: ['partNumber', 'lifecycle'] } },
  });
  return family ? v.parse(WithProducts, family) : undefined;
}
