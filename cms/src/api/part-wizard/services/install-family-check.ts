import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentIdOf } from '../../../platform/content/document-id';
import { siteBuild } from '../../../platform/site-build/site-build';
import { familyWithProducts } from './families';

const uid = 'api::product-family.product-family';
const savingActions = new Set(['create', 'update', 'clone', 'publish']);

/** Rejects a family with invalid rules, because the site, the cart and orders use them immediately. */
export function installFamilyCheck(strapi: Core.Strapi): void {
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
  const family = await familyWithProducts(strapi, documentId, 'draft');
  // There is no engine until the site has been built for the first time, and nobody edits before that.
  if (!engine || !family) return;
  const problems = engine.problemsOf(family, family.products);
  if (problems.length === 0) return;
  const details = problems.map((message) => ({ path: ['rules'], message, name: 'ValidationError' }));
  throw new errors.ValidationError(problems.slice(0, 5).join(' '), { errors: details });
}
