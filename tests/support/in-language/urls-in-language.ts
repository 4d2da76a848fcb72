import { segmentsOf } from '../../../scripts/build/path-segments.mjs';
import { translatePath } from '../../../src/format/path-segments.ts';
import { filterParameters } from './content-templates.ts';
import { currentLanguage, translatorOf } from './current-language.ts';
import type { Language } from './template.ts';

/** The path of a page in the language of the journey: `/de/produkte` for `/products`. */
export function pathInLanguage(path: string): string {
  const language = currentLanguage();
  if (!language || !/^\/(?!\/)/.test(path) || isTechnical.test(path)) return path;
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(path) ?? [];
  return `/${language}${translatePath(pathname, segmentsOf(language) ?? {})}${withParameters(search, language)}`;
}

/** Paths that are the same in every language, or have one already. */
const isTechnical = /^\/(?:api|assets|uploads|admin|mailbox|de|fr|icons)(?:[/?#]|$)|^\/[\w-]+\.\w+$/;

/** The same for a regular expression of the URL of a page, such as /\/products\//. */
export function urlPatternInLanguage(pattern: RegExp): RegExp {
  const language = currentLanguage();
  if (!language) return pattern;
  const segments = segmentsOf(language) ?? {};
  const source = pattern.source.replace(/\\\/(?:\([a-z|?:-]+\)|[a-z-]+)/, (names) =>
    names.replaceAll(/[a-z-]+/g, (name) => segments[`/${name}`]?.slice(1) ?? name),
  );
  return new RegExp(withParameters(source, language).replaceAll(/(?<=\w)\+(?=\w)/g, '\\+'), pattern.flags);
}

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
