import type { Core, Struct, UID } from '@strapi/strapi';
import { publicTypes } from '../../../platform/permissions/public-reads';

const pageSize = 100;
const taxRates = 'api::tax-rate.tax-rate';
// Their texts are shown in composed responses, at the checkout and with products.
const alsoShown: UID.ContentType[] = [
  'api::shipping-zone.shipping-zone',
  'api::shop-setting.shop-setting',
  taxRates,
  'plugin::navigation.navigation-item',
  'plugin::upload.file',
];

/** All published content with its components, without relations, in parts that are small enough for the memory. */
export async function* shownContent(strapi: Core.Strapi): AsyncGenerator<unknown[]> {
  const shown = publicTypes.map(({ name }): UID.ContentType => `api::${name}.${name}`);
  for (const uid of [...shown, ...alsoShown]) {
    const model = strapi.contentTypes[uid];
    const where = whereOf(uid, model);
    const populate = model ? componentsOf(strapi, model) : {};
    // Their regions are codes.
    const select = uid === taxRates ? { select: ['name'] } : {};
    for (let offset = 0; ; offset += pageSize) {
      const entries: unknown[] = await strapi.db
        .query(uid)
        .findMany({ ...select, where, populate, orderBy: { id: 'asc' }, limit: pageSize, offset });
      yield entries;
      if (entries.length < pageSize) break;
    }
  }
}

function whereOf(uid: UID.ContentType, model: Struct.Schema | undefined): object {
  // Visitors see the texts of pictures. Other files include certificates of customers.
  if (uid === 'plugin::upload.file') return { mime: { $startsWith: 'image/' } };
  return model?.options?.draftAndPublish ? { publishedAt: { $notNull: true } } : {};
}

type Populate = Record<string, unknown>;

function componentsOf(strapi: Core.Strapi, { attributes }: Struct.Schema): Populate {
  const inner = (uid: string): { populate: Populate } => {
    const model = Object.values(strapi.components).find((component) => component.uid === uid);
    return { populate: model ? componentsOf(strapi, model) : {} };
  };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): [string, unknown][] => {
      if (attribute.type === 'component') return [[name, inner(attribute.component)]];
      if (attribute.type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(attribute.components.map((uid) => [uid, inner(uid)])) }]];
    }),
  );
}
