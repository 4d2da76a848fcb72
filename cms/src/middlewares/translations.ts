import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { dictionary, isTranslated } from '../api/translation/services/dictionary';
import { entryUrls } from '../api/translation/services/entry-urls';
import { textFields } from '../api/translation/services/text-fields';
import { type ContentTexts, translateContent, translationsIn } from '../api/translation/services/translate';
import { translateUrls, withEnglishUrls } from '../api/translation/services/translate-urls';
import { contentPaths } from './response-cache';

/** Public content in the language of the request, found by its URL in any language. Placeholders are part of the texts, so they are filled in later. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const isContent = contentPaths(strapi);
  const fields = textFields(strapi);
  return async (ctx: Context, next: Next) => {
    const path = ctx.path.toLowerCase();
    if (!isContent(path)) return next();
    const urls = await entryUrls(strapi);
    ctx.querystring = withEnglishUrls(ctx.querystring, urls);
    await next();
    if (ctx.status !== 200 || !isTranslated()) return;
    const texts = { dictionary: await dictionary(strapi), fields };
    ctx.body =
      path === wizardItems
        ? withTranslations(ctx.body, texts)
        : translateUrls(translateContent(ctx.body, texts), urls);
  };
};

// The part wizard compares and calculates with the English texts.
const wizardItems = '/api/part-wizard/items';
const Items = v.looseObject({ data: v.looseObject({}) });

function withTranslations(body: unknown, texts: ContentTexts): unknown {
  const items = v.parse(Items, body);
  return { ...items, data: { ...items.data, translations: translationsIn(items.data, texts) } };
}
