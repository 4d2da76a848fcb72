import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const uid = 'api::product-family.product-family';
const populate = { positions: { populate: ['options'] }, rules: true };

/** A family as the database has it; the site's engine reads it. */
const Stored = v.looseObject({
  documentId: v.string(),
  name: v.string(),
  url: v.string(),
  partNumberPrefix: v.nullish(v.string(), ''),
});
export type StoredFamily = v.InferOutput<typeof Stored>;

const keptMilliseconds = 5000;
let cached: { families: StoredFamily[]; until: number } | undefined;

/** Another process sees a change after some seconds. */
export const forgetFamilies = (): void => {
  cached = undefined;
};

/** The published families whose part numbers are built position by position. */
export async function configurableFamilies(strapi: Core.Strapi, now = Date.now()): Promise<StoredFamily[]> {
  if (!cached || cached.until < now)
    cached = { families: await readFamilies(strapi), until: now + keptMilliseconds };
  return cached.families;
}

async function readFamilies(strapi: Core.Strapi): Promise<StoredFamily[]> {
  const found: unknown = await strapi.db.query(uid).findMany({
    where: { publishedAt: { $notNull: true }, partNumberPrefix: { $notNull: true } },
    populate,
    orderBy: { name: 'asc' },
  });
  return v.parse(v.array(Stored), found).filter(({ partNumberPrefix }) => partNumberPrefix !== '');
}

const Member = v.object({
  partNumber: v.nullish(v.string(), ''),
  lifecycle: v.nullish(v.string(), 'active'),
});
const WithMembers = v.looseObject({
  ...Stored.entries,
  products: v.nullish(v.array(Member), []),
});

/** One as it stands now, draft or published, with its products. */
export async function familyWithMembers(
  strapi: Core.Strapi,
  documentId: string,
  status: 'draft' | 'published',
) {
  const found: unknown = await strapi.documents(uid).findOne({
    documentId,
    status,
    populate: { ...populate, products: { fields: ['partNumber', 'lifecycle'] } },
  });
  return found ? v.parse(WithMembers, found) : undefined;
}
