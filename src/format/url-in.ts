import { translatePath, untranslatePath, type Segments } from './path-segments.ts';
import { siteLanguages } from './site-languages.ts';

declare const __ALL_PATH_SEGMENTS__: readonly Segments[] | undefined;

/** Of each language of the site. First scripts do not need them, so they have a file of their own. */
const allSegments = typeof __ALL_PATH_SEGMENTS__ === 'object' ? __ALL_PATH_SEGMENTS__ : [];

const prefixOf = (language: string) => (siteLanguages.indexOf(language) > 0 ? `/${language}` : '');
const segmentsOf = (language: string) => allSegments[siteLanguages.indexOf(language)] ?? {};

/** The URL of a page in a language; in the first one if the site does not have it. */
export const urlIn = (language: string, path: string) =>
  prefixOf(language) + translatePath(path, segmentsOf(language));

/** The language of a page. */
export function languageOf(pathname: string): string {
  const [first = 'en', ...others] = siteLanguages;
  return others.find((one) => `${pathname}/`.startsWith(`${prefixOf(one)}/`)) ?? first;
}

/** The path as the router knows it, for a path in any language of the site. */
export function pathInAnyLanguage(pathname: string): string {
  const language = languageOf(pathname);
  return untranslatePath(pathname.slice(prefixOf(language).length) || '/', segmentsOf(language));
}
