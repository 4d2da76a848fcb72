import { languagePrefix } from './language-prefix.ts';

declare const __SITE_LANGUAGES__: readonly string[] | undefined;

/** All languages of the site, such as `en` and `de`. The URLs of the first have no prefix. */
export const siteLanguages: readonly string[] =
  typeof __SITE_LANGUAGES__ === 'object' ? __SITE_LANGUAGES__ : ['en'];

const prefixOf = (language: string) => (siteLanguages.indexOf(language) > 0 ? `/${language}` : '');

/** The URL of a page in a language; in the first one if the site does not have it. */
export const urlIn = (language: string, path: string) => prefixOf(language) + path;

/** The path without the prefix of any language of the site. */
export function pathInAnyLanguage(pathname: string): string {
  const language = siteLanguages.find(
    (one) => prefixOf(one) && `${pathname}/`.startsWith(`${prefixOf(one)}/`),
  );
  return language === undefined ? pathname : pathname.slice(prefixOf(language).length) || '/';
}

/** Part of the names of databases and caches whose content has a language. */
export const languageSuffix = languagePrefix.replace('/', '-');
