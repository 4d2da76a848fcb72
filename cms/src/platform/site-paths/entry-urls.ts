import { typesWithTranslatedUrls, pagePath } from '../content/page-paths';

// `/categories/`, `/news/`, `/videos/`, and `/` for pages of editors.
const prefixes = typesWithTranslatedUrls.map((uid) => pagePath(uid, '') ?? '/');
const entryPath = new RegExp(
  String.raw`^(${prefixes.toSorted((one, other) => other.length - one.length).join('|')})([^/?#]+)(?=\/?(?:[?#]|$))`,
);

/** The path of a page with the `url` of its entry replaced. Other paths, queries and fragments stay as they are. */
export const replaceEntryUrl = (path: string, urlOf: (url: string) => string): string =>
  path.replace(entryPath, (_match, prefix: string, url: string) => prefix + urlOf(url));
