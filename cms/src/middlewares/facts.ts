import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { withFacts } from '../api/shop-setting/services/facts';
import { dictionary, isTranslated } from '../api/translation/services/dictionary';
import { translateFigure } from '../api/translation/services/translate';
import { contentNames } from './response-cache';

/** Replaces placeholders with their values in public content. The admin shows the placeholders. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const names = contentNames(strapi);
  return async (ctx: Context, next: Next) => {
    await next();
    const [, api, name = ''] = ctx.path.toLowerCase().split('/', 3);
    if (ctx.status !== 200 || api !== 'api' || !names.has(name)) return;
    const translations = isTranslated() ? await dictionary(strapi) : new Map<string, string>();
    ctx.body = await withFacts(strapi, ctx.body, (fact) => translateFigure(fact, translations));
  };
};
