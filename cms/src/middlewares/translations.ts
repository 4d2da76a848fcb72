import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { dictionary, isTranslated } from '../api/translation/services/dictionary';
import { textFields } from '../api/translation/services/text-fields';
import { translateContent, translationsOf } from '../api/translation/services/translate';
import { isRecord } from '../platform/query-limits/query-limits';
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
    ctx.body = isPartWizard(path) ? withTexts(ctx.body) : translateContent(ctx.body, texts);

    // The part wizard compares the texts as they were entered (src/part-wizard/shown-text.ts).
    function withTexts(body: unknown): unknown {
      if (!isRecord(body) || !isRecord(body.data)) return body;
      return { ...body, data: { ...body.data, texts: translationsOf(body.data, texts) } };
    }
  };
};

const isPartWizard = (path: string) => path.endsWith('/part-wizard/items');
