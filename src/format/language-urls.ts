declare const __LANGUAGE_PREFIX__: string | undefined;
declare const __SITE_LANGUAGES__: readonly string[] | undefined;

/** What the URLs of this build begin with: `/de`; empty for the first language of the site. Set by the build. */
export const languagePrefix: string = typeof __LANGUAGE_PREFIX__ === 'string' ? __LANGUAGE_PREFIX__ : '';

/** All languages of the site, such as `en` and `de`. The URLs of the first have no prefix. */
export const siteLanguages: readonly string[] =
  typeof __SITE_LANGUAGES__ === 'object' ? __SITE_LANGUAGES__ : ['en'];

export const hasLanguages = typeof __SITE_LANGUAGES__ === 'object' && __SITE_LANGUAGES__.length > 1;

const prefixOf = (language: string) => (siteLanguages.indexOf(language) > 0 ? `/${language}` : '');

/** The URL of a page in a language; in the first one if the site does not have it. */
export const urlIn = (language: string, path: string) => prefixOf(language) + path;

/** The URL of a page, file of the build or API call in the language of this build. */
export const localUrl = (path: string) => languagePrefix + path;

/** The path as the router knows it, without the prefix of this build's language. */
export const pathInSite = (pathname: string) =>
  languagePrefix && `${pathname}/`.startsWith(`${languagePrefix}/`)
    ? pathname.slice(languagePrefix.length) || '/'
    : pathname;

/** The same without the prefix of any language of the site. */
export function pathInAnyLanguage(pathname: string): string {
  const language = siteLanguages.find(
    (one) => prefixOf(one) && `${pathname}/`.startsWith(`${prefixOf(one)}/`),
  );
  return language === undefined ? pathname : pathname.slice(prefixOf(language).length) || '/';
}

/** Part of the names of databases and caches whose content has a language. */
export const languageSuffix = languagePrefix.replace('/', '-');
