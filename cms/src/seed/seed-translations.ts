import path from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { addTranslations, type Translation } from '../api/translation/services/add-translations';
import { listFolder, readYaml } from './seed-files';

const folders = { german: 'de', french: 'fr' };
const pairs = v.record(v.string(), v.string());

/** The translations in `translations/<language>/<area>.yaml`, as pairs of the English text and the other. */
export async function seedTranslations(strapi: Core.Strapi, folder: string): Promise<void> {
  const added = new Map<string, Translation>();
  for (const [column, language] of Object.entries(folders))
    for (const [english, text] of pairsIn(path.join(folder, 'translations', language)))
      added.set(english, { ...added.get(english), english, [column]: text });
  await addTranslations(strapi, [...added.values()]);
}

function pairsIn(folder: string): [string, string][] {
  const files = listFolder(folder).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) => Object.entries(readYaml(path.join(folder, file), pairs)));
}
