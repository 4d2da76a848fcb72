import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { derivedFromContent } from '../../../platform/cache/invalidation';
import { parseRows } from '../../../platform/database/rows';
import { currentLanguage, type Language, siteLanguages } from '../../../platform/messages/language';
import { createDictionary, type Dictionary, translateConfiguration, translateText } from './translate';

export const translationUid = 'api::translation.translation';

/** The fields with the translations. Content is entered in English. */
export const columns: Partial<Record<Language, 'german' | 'french'>> = { de: 'german', fr: 'french' };

const Row = v.object({ english: v.string(), text: v.string() });

const loaded = new Map<Language, Promise<Dictionary>>();
derivedFromContent.add(() => loaded.clear());

/** True if the request is in another language than the content. */
export const isTranslated = (): boolean => currentLanguage() !== siteLanguages()[0];

/** The translations in the language of the request, in memory until one of them changes. */
export async function dictionary(strapi: Core.Strapi): Promise<Dictionary> {
  const language = currentLanguage();
  const known = loaded.get(language);
  if (known) return known;
  const loading = load(strapi, language);
  loaded.set(language, loading);
  // After an outage of the database, the next request tries again.
  loading.catch(() => {
    if (loaded.get(language) === loading) loaded.delete(language);
  });
  return loading;
}

/** A text of the content in the language of the request, for e-mails, orders and PDFs. */
export async function translated(strapi: Core.Strapi, text: string): Promise<string> {
  return isTranslated() ? translateText(text, await dictionary(strapi)) : text;
}

/** The items with their names in the language of the request. */
export const withTranslatedNames = <Named extends { name: string }>(
  strapi: Core.Strapi,
  items: Named[],
): Promise<Named[]> =>
  Promise.all(items.map(async (item) => ({ ...item, name: await translated(strapi, item.name) })));

/** The lines with their configurations in the language of the request. */
export async function withTranslatedConfigurations<Line extends { configuration: string | null }>(
  strapi: Core.Strapi,
  lines: Line[],
): Promise<Line[]> {
  if (!isTranslated()) return lines;
  const texts = await dictionary(strapi);
  return lines.map((line) => ({
    ...line,
    configuration: line.configuration && translateConfiguration(line.configuration, texts),
  }));
}

async function load(strapi: Core.Strapi, language: Language): Promise<Dictionary> {
  const column = columns[language];
  if (!column) return new Map();
  const found: { english: unknown; german?: unknown; french?: unknown }[] = await strapi.db
    .query(translationUid)
    .findMany({ select: ['english', column], where: { [column]: { $notNull: true } } });
  const rows = parseRows(
    Row,
    found.map((row) => ({ english: row.english, text: row[column] })),
  );
  const pairs = rows.map(({ english, text }): [string, string] => [english, text]);
  return createDictionary(pairs.filter(([, text]) => text.trim() !== ''));
}
