import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { untilContentChanges } from '../../../platform/cache/until-content-changes';
import { parseRows } from '../../../platform/database/rows';
import { currentLanguage, type Language, siteLanguages } from '../../../platform/messages/language';
import { replaceEntryUrl } from '../../../platform/site-paths/entry-urls';
import { columns, translationUid } from './dictionary';
import { isUrlRow } from './url-row';

/**
 * The URLs of entries in the languages of the site. The row of a URL in the dictionary begins with a slash, so that it is
 * not a text: `/pressure`, `/druck`, `/pression`.
 */
export type EntryUrls = {
  /** In a language, by the English one. */
  in: (language: Language, english: string) => string;
  /** In English, by the one in any language: that of the request first. */
  english: (url: string) => string;
  /** Of each entry that has not the same in all languages, by language. */
  all: Record<string, string>[];
};

const text = v.nullish(v.string(), '');
const Row = v.object({ english: v.string(), german: text, french: text });
type Row = v.InferOutput<typeof Row>;

const load = untilContentChanges(readEntryUrls);

/** In memory until a translation changes. */
export const entryUrls = async (strapi: Core.Strapi): Promise<EntryUrls> =>
  siteLanguages().length === 1 ? asInEnglish : load(strapi);

const asInEnglish: EntryUrls = {
  in: (_language, english) => english,
  english: (url) => url,
  all: [],
};

async function readEntryUrls(strapi: Core.Strapi): Promise<EntryUrls> {
  const found: unknown = await strapi.db
    .query(translationUid)
    .findMany({ select: ['english', 'german', 'french'], where: { english: { $startsWith: '/' } } });
  return createEntryUrls(parseRows(Row, found).filter(({ english }) => isUrlRow(english)));
}

export function createEntryUrls(rows: Row[]): EntryUrls {
  const others = siteLanguages().filter((language) => columnOf(language) !== 'english');
  const tables = new Map(others.map((language) => [language, tableOf(rows, language)]));
  const all = new Set(rows.map(({ english }) => urlIn(english)));
  const englishOf = (language: Language, url: string) => tables.get(language)?.english.get(url);
  return {
    in: (language, english) => tables.get(language)?.own.get(english) ?? english,
    english: (url) => {
      const own = englishOf(currentLanguage(), url);
      if (own !== undefined || all.has(url)) return own ?? url;
      return others.map((language) => englishOf(language, url)).find((one) => one !== undefined) ?? url;
    },
    all: rows.map((row) => urlsOf(row)).filter((urls) => new Set(Object.values(urls)).size > 1),
  };
}

/** The first language of the site is never translated. */
const columnOf = (language: Language) =>
  (language === siteLanguages()[0] ? undefined : columns[language]) ?? 'english';

const urlsOf = (row: Row): Record<string, string> =>
  Object.fromEntries(
    siteLanguages().map((language) => [language, urlIn(row[columnOf(language)]) || urlIn(row.english)]),
  );

function tableOf(rows: Row[], language: Language) {
  const pairs = rows
    .map((row): [string, string] => [urlIn(row.english), urlIn(row[columnOf(language)])])
    .filter(([, own]) => own !== '');
  return { own: new Map(pairs), english: new Map(pairs.map(([english, own]) => [own, english])) };
}

const urlIn = (text: string) => text.trim().replace(/^\//, '');

/** The path of a page in a language, by default that of the request: `/categories/druck` for `/categories/pressure`. */
export const pathInLanguage = (urls: EntryUrls, path: string, language = currentLanguage()): string =>
  replaceEntryUrl(path, (url) => urls.in(language, urls.english(url)));

/** The path of a page in each language. Its segments are in English. */
export async function pathsOfPage(strapi: Core.Strapi, path: string): Promise<Record<string, string>> {
  const urls = await entryUrls(strapi);
  return Object.fromEntries(
    siteLanguages().map((language) => [language, pathInLanguage(urls, path, language)]),
  );
}
