import { languagePrefix } from './language-prefix.ts';

declare const __SITE_LANGUAGES__: readonly string[] | undefined;

/** All languages of the site, such as `en` and `de`. The URLs of the first have no prefix. */
export const siteLanguages: readonly string[] =
  typeof __SITE_LANGUAGES__ === 'object' ? __SITE_LANGUAGES__ : ['en'];

/** Part of the names of databases and caches whose content has a language. */
export const languageSuffix = languagePrefix.replace('/', '-');
