import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { documentIdOf } from '../../../platform/content/document-id';
import { NumberColumn, EntryRow, parseRow } from '../../../platform/database/rows';
import { siteBuild } from '../../../platform/site-build/site-build';
import { configurableFamilies } from './families';

const uid = 'api::product.product';
const savingActions = new Set(['create', 'update', 'clone', 'publish']);

const number = v.nullish(NumberColumn, null);
const FamilyRow = v.object({ family: v.nullable(EntryRow) });
const Product = v.object({
  partNumber: v.nullish(v.string(), ''),
  lifecycle: v.nullish(v.string(), 'active'),
  specifications: v.nullish(
    v.array(
      v.object({
        name: v.string(),
        value: v.string(),
        unit: v.nullish(v.string(), ''),
        min: number,
        max: number,
      }),
    ),
    [],
  ),
});

/** Rejects products and drafts that their configurable family cannot build. Other products are not checked. */
export function installProductCheck(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !savingActions.has(context.action)) return next();
    return await strapi.db.transaction(async () => {
      const result = await next();
      const documentId = documentIdOf(context.params) ?? documentIdOf(result);
      if (documentId) await rejectInvalid(strapi, documentId);
      return result;
    });
  });
}

async function rejectInvalid(strapi: Core.Strapi, documentId: string): Promise<void> {
  const engine = (await siteBuild())?.partWizard;
  const families = engine ? await configurableFamilies(strapi) : [];
  if (!engine || families.length === 0) return;
  const query = strapi.db.query(uid);
  const where = { documentId, publishedAt: null };
  const row: unknown = await query.findOne({
    where,
    select: ['id'],
    populate: { family: { select: ['documentId'] } },
  });
  const family = families.find(({ documentId: id }) => id === parseRow(FamilyRow, row)?.family?.documentId);
  if (!family) return;
  const product: unknown = await query.findOne({ where, populate: { specifications: true } });
  const problems = engine.problemsOfProduct(family, v.parse(Product, product));
  if (problems.length === 0) return;
  const message = [...problems.slice(0, 5), `It belongs to the family ${family.name}.`].join(' ');
  throw new errors.ValidationError(message, {
    errors: problems.map((problem) => ({ path: ['partNumber'], message: problem, name: 'ValidationError' })),
  });
}
