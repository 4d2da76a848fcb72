import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { dictionary, isTranslated } from '../api/translation/services/dictionary';
import { textFields } from '../api/translation/services/text-fields';
import { type ContentTexts, translateContent, translationsIn } from '../api/translation/services/translate';
import { contentPaths } from './response-cache';

/** Public content in the language of the request. Placeholders are part of the texts, so they are filled in later. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const isContent = contentPaths(strapi);
  const fields = textFields(strapi);
  return async (ctx: Context, next: Next) => {
    await next();
    const path = ctx.path.toLowerCase();
    if (ctx.status !== 200 || !isTranslated() || !isContent(path)) return;
    const texts = { dictionary: await dictionary(strapi), fields };
    ctx.body = path === wizardItems ? withTranslations(ctx.body, texts) : translateContent(ctx.body, texts);
  };
};

// The part wizard compares and calculates with the English texts.
const wizardItems = '/api/part-wizard/items';
const Items = v.looseObject({ data: v.looseObject({}) });

function withTranslations(body: unknown, texts: ContentTexts): unknown {
  const items = v.parse(Items, body);
  return { ...items, data: { ...items.data, translations: translationsIn(items.data, texts) } };
}
