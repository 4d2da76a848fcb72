import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { createRegistry } from '../registry';
import { documentIdOf } from './document-id';
import { environment } from '../config/environment';
import { fieldProblems, populateForRules } from './field-rules';
import { type Problem, rejectProblems } from './problem';

/** Rules for an entry of a content type, in addition to those of its fields. */
export type ContentRule = {
  uid: UID.ContentType;
  populate: Record<string, unknown>;
  problemsOf(strapi: Core.Strapi, entry: SavedEntry): Promise<Problem[]>;
};

const Entry = v.looseObject({ documentId: v.string() });
type SavedEntry = v.InferOutput<typeof Entry>;

export const contentRules = createRegistry<ContentRule>();

const saving = new Set(['create', 'update', 'clone', 'publish']);

/**
 * Applies the rules to an entry, no matter how it is saved: in the admin, by an import or through the API. Drafts and
 * published entries are checked after saving; if a field is wrong, the save is rolled back with a message at that
 * field.
 */
export function installContentRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!uid.startsWith('api::') || !saving.has(action)) return next();
    const model = strapi.contentTypes[uid];
    const rule = contentRules.all().find((one) => one.uid === uid);
    const ofFields = model && populateForRules(strapi, model);
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
        rejectProblems([...fieldProblems(strapi, model, { entry }), ...own]);
      }
      return result;
    });
  });
}

/** Serialises saves, because concurrent transactions do not see each other's changes before they commit. */
async function oneAtATime(trx: Knex.Transaction): Promise<void> {
  if (environment().DATABASE_CLIENT !== 'postgres') return;
  await trx.raw("SELECT pg_advisory_xact_lock(hashtext('fieldshop content rules'))");
}
