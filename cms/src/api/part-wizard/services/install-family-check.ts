import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentIdOf } from '../../../platform/content/document-id';
import { siteBuild } from '../../../platform/site-build/site-build';
import { familyWithMembers, forgetFamilies } from './families';

const uid = 'api::product-family.product-family';
const saving = new Set(['create', 'update', 'clone', 'publish']);

// A family that cannot be built is not kept: the site, the cart and the orders work by its rules at once.
export function installFamilyCheck(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || context.action.startsWith('find')) return next();
    return await strapi.db.transaction(async ({ onCommit }) => {
      onCommit(forgetFamilies);
      const result = await next();
      const documentId = documentIdOf(context.params) ?? documentIdOf(result);
      if (documentId && saving.has(context.action)) await rejectBroken(strapi, documentId);
      return result;
    });
  });
}

async function rejectBroken(strapi: Core.Strapi, documentId: string): Promise<void> {
  const engine = (await siteBuild())?.partWizard;
  const family = await familyWithMembers(strapi, documentId, 'draft');
  // While the site is being built for the first time, nobody edits.
  if (!engine || !family) return;
  const problems = engine.problemsOf(family, family.products);
  if (problems.length === 0) return;
  const details = problems.map((message) => ({ path: ['rules'], message, name: 'ValidationError' }));
  throw new errors.ValidationError(problems.slice(0, 5).join(' '), { errors: details });
}
