import { currentLanguage } from '../../../platform/messages/language';
import { type EntryUrls, pathInLanguage } from './entry-urls';

/** A JSON response of the API with the URLs of entries, and the links to them, in the language of the request. */
export function translateUrls(value: unknown, urls: EntryUrls): unknown {
  if (Array.isArray(value)) return value.map((item) => translateUrls(item, urls));
  if (typeof value === 'string') return translateLinks(value, urls);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'url' && typeof inner === 'string' && !inner.includes('/')
        ? urls.in(currentLanguage(), inner)
        : translateUrls(inner, urls),
    ]),
  );
}

// A field that is a link, or the links in Markdown.
function translateLinks(text: string, urls: EntryUrls): string {
  if (text.startsWith('/')) return pathInLanguage(urls, text);
  return text.replaceAll(/\]\((\/[^\s)]+)/g, (_match, link: string) => `](${pathInLanguage(urls, link)}`);
}

// The URL of an entry in a filter: `filters[url][$eq]=`, also of a related entry.
const filtersUrl = /\[url\](?:\[\$\w+\](?:\[\d*\])?)?$/;

/** The query of a request with the English URLs of entries, by which the database finds them. */
export function withEnglishUrls(querystring: string, urls: EntryUrls): string {
  const pairs = [...new URLSearchParams(querystring)];
  const english = pairs.map(([name, value]): [string, string] => [
    name,
    filtersUrl.test(name) ? urls.english(value) : value,
  ]);
  const isChanged = english.some(([, value], index) => value !== pairs[index]?.[1]);
  return isChanged ? new URLSearchParams(english).toString() : querystring;
}
