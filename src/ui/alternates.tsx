import { createContext, use } from 'react';
import { siteLanguages } from '#src/format/site-languages.ts';
import { urlIn } from '#src/format/url-in.ts';
import { SiteOriginContext } from './site-origin-context.ts';

/** The path of the page in each language, with English segments. Only the server knows the URLs of entries in other languages. */
export const PathsContext = createContext<Readonly<Record<string, string>>>({});

/** The page in all languages: https://developers.google.com/search/docs/specialty/international/localized-versions */
export function Alternates({ path }: { path: string }) {
  const origin = use(SiteOriginContext);
  const paths = use(PathsContext);
  const [first = 'en'] = siteLanguages;
  if (siteLanguages.length === 1) return null;
  return [...siteLanguages, 'x-default'].map((language) => (
    <link
      key={language}
      rel="alternate"
      hrefLang={language}
      href={origin + urlIn(language, paths[language === 'x-default' ? first : language] ?? path)}
    />
  ));
}
