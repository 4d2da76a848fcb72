import type { Core, Struct } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { checkFilters } from '../platform/query-limits/filters';
import { contentModels, isList, modelOf } from '../platform/query-limits/lists';
import { checkPopulate } from '../platform/query-limits/populate-limits';
import { checkPagination, firstProblem, limits } from '../platform/query-limits/query-limits';
import { checkFields, checkSort } from '../platform/query-limits/selection';
import { mayReadDrafts } from '../platform/http/read-in-process';

const draftParameters = ['status', 'publicationState', 'publicationFilter', 'hasPublishedVersion'];
const forContent = new Set(['populate', 'filters', 'fields', 'pagination']);

// Rejects reads that could return drafts, or that cost more than any page of the site needs.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const models = contentModels(strapi);

  return async (ctx: Context, next: Next) => {
    if (!/^\/api\//i.test(ctx.path) || isApiToken(ctx.get('authorization'))) return next();
    const query: Record<string, unknown> = ctx.query;
    const problem = problemOf(ctx, query);
    if (problem) return ctx.badRequest(problem);
    return next();
  };

  function problemOf(ctx: Context, query: Record<string, unknown>): string | undefined {
    if (ctx.url.length > limits.urlLength) return `The URL is longer than ${limits.urlLength} characters`;
    const draft = draftParameters.find((name) => name in query);
    if (draft && !mayReadDrafts(ctx.headers)) return `The parameter ${draft} is not available here`;
    const model = modelOf(models, ctx.path);
    return firstProblem(Object.entries(query), ([name, value]) =>
      model
        ? checkParameter(strapi, { model, isList: isList(ctx.path, model, query.filters) }, [name, value])
        : checkPlain(name, value),
    );
  }
};

function checkParameter(
  strapi: Core.Strapi,
  { model, isList: isOfList }: { model: Struct.ContentTypeSchema; isList: boolean },
  [name, value]: [string, unknown],
): string | undefined {
  switch (name) {
    case 'populate':
      return checkPopulate(strapi, { model, isList: isOfList }, value);
    case 'filters':
      return checkFilters(strapi, model, value);
    case 'sort':
      return checkSort(strapi, model, value);
    case 'fields':
      return checkFields(model, value);
    case 'pagination':
      return checkPagination(value);
    case 'locale':
    case 'status':
      return checkPlain(name, value);
    default:
      return `The parameter ${name} is not available here`;
  }
}

// Other routes: it is unknown what these parameters would make them load or compare, so they are rejected.
function checkPlain(name: string, value: unknown): string | undefined {
  if (forContent.has(name)) return `The parameter ${name} is not available here`;
  return typeof value === 'string' && !value.includes('\0')
    ? undefined
    : `The parameter ${name} must be a single string`;
}

// An API token from the admin has its own permissions. A customer's JWT contains two dots.
function isApiToken(authorization: string): boolean {
  return /^bearer [^.\s]+$/i.test(authorization);
}
