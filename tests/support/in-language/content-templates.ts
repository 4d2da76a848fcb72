import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { countriesIn } from '../../../scripts/build/messages/countries.mjs';
import { root } from '../../../scripts/setup/folders.mjs';
import { parameterName } from '../../../src/format/parameter-name.ts';
import type { EntryUrls } from '../../../src/contract/entry-urls.ts';
import type { Language, Part, Template } from './template.ts';

/** The texts of the demo company. */
export function contentTemplates(language: Language): Template[] {
  return readdirSync(folderOf(language)).flatMap((file) =>
    Object.entries(readTexts(language, file)).flatMap(([english, translated]) =>
      linesOf(english, translated),
    ),
  );
}

const folderOf = (language: Language) => path.join(root, 'cms', 'demo', 'content', 'translations', language);

const readTexts = (language: Language, file: string): Record<string, string> =>
  parse(readFileSync(path.join(folderOf(language), file), 'utf8'));

/** The URLs of categories, pages, articles and videos in English and in the language. */
export const entryUrls = (language: Language): EntryUrls[] =>
  Object.entries(readTexts(language, 'urls.yaml')).map(([english, own]) => ({
    en: english.slice(1),
    [language]: own.slice(1),
  }));

/** The parameters of filters, which have the names of specifications: `measuring-range` is `messbereich` in German. */
export const filterParameters = (language: Language): Map<string, string> =>
  new Map(
    Object.entries(readTexts(language, 'categories.yaml'))
      .filter(([english]) => english.length < 40)
      .map(([english, translated]) => [parameterName(english), parameterName(translated)]),
  );

/** The lines of a text, which are blocks on the page. */
function linesOf(english: string, translated: string): Template[] {
  const [from, to] = [english, translated].map((text) => plain(text).split(/\n+/));
  if (!from || from.length !== to?.length) return [];
  return from.map((line, index) => ({
    english: factParts(line),
    translated: [factParts(to[index] ?? '')],
  }));
}

const plain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/^(?:#+|[-*]|\d+\.) /gm, '');

/** "In {{calibrationDays}} days": the figures of "Shop settings" are arguments. */
const factParts = (text: string): Part[] =>
  text
    .split(/(\{\{\w+\}\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{{') ? { argument: part } : part));

export function countryTemplates(language: Language): Template[] {
  const file = path.join(root, 'src', 'ui', 'form', 'countries.json');
  const { countries }: { countries: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  const translated = countriesIn(countries, language);
  return Object.entries(countries).map(([code, name]) => ({
    english: [name],
    translated: [[translated[code] ?? '']],
  }));
}
