import { segmentsOf } from '../../../scripts/build/path-segments.mjs';
import { translatePath } from '../../../src/format/path-segments.ts';
import type { EntryUrls } from '../../../src/contract/entry-urls.ts';
import { withEntryUrl } from '../../../src/features/site/entry-urls.ts';
import { entryUrls, filterParameters } from './content-templates.ts';
import { currentLanguage, translatorOf } from './current-language.ts';
import type { Language } from './template.ts';

/** The path of a page in the language of the journey: `/de/produkte` for `/products`. */
export function pathInLanguage(path: string): string {
  const language = currentLanguage();
  if (!language || !/^\/(?!\/)/.test(path) || isTechnical.test(path)) return path;
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(path) ?? [];
  const own = withEntryUrl(pathname, { entries: urlsIn(language), language, current: 'en' });
  return `/${language}${translatePath(own, segmentsOf(language) ?? {})}${withParameters(search, language)}`;
}

/** The same for a URL, which may have the origin of a journey's own server. */
export function urlInLanguage(url: string): string {
  const [, origin = '', path = url] = /^(https?:\/\/[^/]+)(.*)$/s.exec(url) ?? [];
  return origin + pathInLanguage(path || '/');
}

const entries = new Map<Language, EntryUrls[]>();

function urlsIn(language: Language): EntryUrls[] {
  const urls = entries.get(language) ?? entryUrls(language);
  entries.set(language, urls);
  return urls;
}

/** Paths that are the same in every language, or have one already. */
const isTechnical = /^\/(?:api|assets|uploads|admin|mailbox|de|fr|icons)(?:[/?#]|$)|^\/[\w-]+\.\w+$/;

/** The same for a regular expression of the URL of a page, such as /\/products\//. */
export function urlPatternInLanguage(pattern: RegExp): RegExp {
  const language = currentLanguage();
  if (!language) return pattern;
  const segments = segmentsOf(language) ?? {};
  const source = withEntryUrls(pattern.source, language).replace(/\\\/(?:\([a-z|?:-]+\)|[a-z-]+)/, (names) =>
    names.replaceAll(/[a-z-]+/g, (name) => segments[`/${name}`]?.slice(1) ?? name),
  );
  return new RegExp(withParameters(source, language).replaceAll(/(?<=\w)\+(?=\w)/g, '\\+'), pattern.flags);
}

const withEntryUrls = (source: string, language: Language) =>
  source.replaceAll(
    /(\\\/(?:categories|news|videos)\\\/)([a-z0-9-]+)/g,
    (_match, prefix: string, url: string) => {
      const entry = urlsIn(language).find(({ en }) => en === url);
      return prefix + (entry?.[language] ?? url);
    },
  );

const parameters = new Map<Language, Map<string, string>>();

/** With the names and options of filters: `?druckart=Differenzdruck` for `?pressure-type=Differential`. */
function withParameters(search: string, language: Language): string {
  const names = parameters.get(language) ?? filterParameters(language);
  parameters.set(language, names);
  return search.replaceAll(
    /([a-z][a-z-]*)((?:\\?\.\w+)?=)([A-Za-z][A-Za-z ]*)?/g,
    (...[whole = '', name = '', between = '', value]: string[]) => {
      const translated = names.get(name);
      return translated === undefined ? whole : translated + between + optionIn(language, value);
    },
  );
}

function optionIn(language: Language, value = ''): string {
  if (value === '' || value === 'yes') return value;
  const [option = value] = translatorOf(language).translate({ text: value, isStart: true, isEnd: true });
  return new URLSearchParams({ option }).toString().replace('option=', '');
}
