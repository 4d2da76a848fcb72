import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createBasicPages } from '../site/basic/basic-pages';
import { isBasicPage } from '../platform/site-build/reserved-paths';

/** The pages for visitors without JavaScript. After the body is parsed, because they receive posted forms. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const respond = createBasicPages(strapi);
  return (ctx: Context, next: Next) => (isBasicPage(ctx.path) ? respond(ctx) : next());
};
