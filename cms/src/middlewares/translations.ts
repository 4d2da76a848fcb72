import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { dictionary, isTranslated } from '../api/translation/services/dictionary';
import { textFields } from '../api/translation/services/text-fields';
import { translateContent } from '../api/translation/services/translate';
import { contentPaths } from './response-cache';

/** Public content in the language of the request. Placeholders are part of the texts, so they are filled in later. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const isContent = contentPaths(strapi);
  const fields = textFields(strapi);
  return async (ctx: Context, next: Next) => {
    await next();
    if (ctx.status === 200 && isTranslated() && isContent(ctx.path.toLowerCase()))
      ctx.body = translateContent(ctx.body, { dictionary: await dictionary(strapi), fields });
  };
};
