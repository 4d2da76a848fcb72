import type { Core } from '@strapi/strapi';
import { addTranslations, type Translation } from '../api/translation/services/add-translations';
import { translationPairs } from './seed-files';

const folders = { german: 'de', french: 'fr' };

/** The translations in `translations/<language>/<area>.yaml`, as pairs of the English text and the other. */
export async function seedTranslations(strapi: Core.Strapi, folder: string): Promise<void> {
  const added = new Map<string, Translation>();
  for (const [column, language] of Object.entries(folders))
    for (const [english, text] of translationPairs(folder, language))
      added.set(english, { ...added.get(english), english, [column]: text });
  await addTranslations(strapi, [...added.values()]);
}
