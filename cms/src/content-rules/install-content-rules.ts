import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { documentIdOf } from '../content/document-id';
import { environment } from '../settings/environment';
import { categoryPopulate, categoryProblems } from './category-rules';
import { circleProblem } from './circles';
import { fieldRules } from './field-rules';
import { type Problem, rejectProblems } from './problem';
import { productPopulate, productProblems } from './product-rules';

type Rule = {
  populate: Record<string, unknown>;
  problemsOf: (strapi: Core.Strapi, entry: unknown) => Promise<Problem[]>;
};

const documents: UID.ContentType = 'api::document.document';
const Entry = v.looseObject({ documentId: v.string() });
const saving = new Set(['create', 'update', 'clone', 'publish']);

const rules: Record<string, Rule> = {
  'api::product.product': { populate: productPopulate, problemsOf: productProblems },
  'api::product-category.product-category': { populate: categoryPopulate, problemsOf: categoryProblems },
  [documents]: {
    populate: {},
    problemsOf: (strapi, entry) =>
      circleProblem(strapi, {
        uid: documents,
        documentId: v.parse(Entry, entry).documentId,
        field: 'replacedBy',
      }),
  },
};

/**
 * The rules for an entry, no matter how it is saved: in the admin, by an import or through the API. Drafts and published
 * entries are checked after saving; if a field is wrong, the save is rolled back with a message at that field.
 */
export function installContentRules(strapi: Core.Strapi): void {
  const fields = fieldRules(strapi);
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!uid.startsWith('api::') || !saving.has(action)) return next();
    const model = strapi.contentTypes[uid];
    const rule = rules[uid];
    const ofFields = model && fields.populateOf(model);
    if (!model || (!rule && !ofFields)) return next();
    return await strapi.db.transaction(async ({ trx }) => {
      if (rule) await oneAtATime(trx);
      const result = await next();
      const documentId = documentIdOf(params) ?? documentIdOf(result);
      const where = { documentId, ...(model.options?.draftAndPublish ? { publishedAt: null } : {}) };
      const populate = { ...ofFields, ...rule?.populate };
      const saved: unknown = await strapi.db.query(uid).findOne({ where, populate });
      if (saved) {
        const entry = v.parse(Entry, saved);
        const own = (await rule?.problemsOf(strapi, entry)) ?? [];
        rejectProblems([...fields.problemsOf(model, entry), ...own]);
      }
      return result;
    });
  });
}

/** Two that are saved at the same moment would not see each other: Postgres shows neither before its commit. */
async function oneAtATime(trx: Knex.Transaction): Promise<void> {
  if (environment().DATABASE_CLIENT !== 'postgres') return;
  await trx.raw("SELECT pg_advisory_xact_lock(hashtext('fieldshop content rules'))");
}
