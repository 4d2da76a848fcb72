import type { Core, Struct } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Refusal } from '../answers/refusal';
import { checkFilters, checkPagination, checkSort, limits } from '../guard/query-limits';
import { checkPopulate } from '../guard/populate-limits';
import { mayReadDrafts } from '../site/read-in-process';

const draftParameters = ['status', 'publicationState', 'publicationFilter', 'hasPublishedVersion'];

// Refuses reads that could show drafts or cost more than a page of the site ever needs.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const models = contentModels(strapi);

  return async (ctx: Context, next: Next) => {
    if (!ctx.path.startsWith('/api/') || isApiToken(ctx.get('authorization'))) return next();
    if (ctx.is('multipart') && !ctx.get('authorization')) throw filesRefused();
    const query: Record<string, unknown> = ctx.query;
    const problem = problemOf(ctx, query);
    if (problem) return ctx.badRequest(problem);
    return next();
  };

  function problemOf(ctx: Context, query: Record<string, unknown>): string | undefined {
    if (ctx.url.length > limits.urlLength) return `The address is longer than ${limits.urlLength} characters`;
    const draft = draftParameters.find((name) => name in query);
    if (draft && !mayReadDrafts(ctx.headers)) return `The parameter ${draft} is not available here`;
    const model = models.get(ctx.path.split('/', 3)[2] ?? '');
    const { populate } = query;
    return (
      (model && populate !== undefined ? checkPopulate(strapi, model, populate) : undefined) ??
      checkFilters(query.filters) ??
      checkSort(query.sort) ??
      checkPagination(query.pagination)
    );
  }
};

// Visitors send files in pieces to /api/attachments; a form of many parts would be written to the disk unasked.
function filesRefused(): Refusal {
  return new Refusal('Send JSON.', { status: 415, name: 'UnsupportedMediaTypeError' });
}

// A token made in the admin for another system carries its own rights; a customer's JWT has two dots.
function isApiToken(authorization: string): boolean {
  return /^bearer [^.\s]+$/i.test(authorization);
}

function contentModels(strapi: Core.Strapi): Map<string, Struct.ContentTypeSchema> {
  const own = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  return new Map(
    own.map((type) => [type.kind === 'singleType' ? type.info.singularName : type.info.pluralName, type]),
  );
}
