import { currentLanguage, languagePrefix } from '../messages/language';
import allSegments from './segments.json';

/** Segments of paths: in English, and in another language. */
type Segments = Readonly<Record<string, string>>;

const segmentsOf = (language: string): Segments =>
  Object.entries<Segments>(allSegments).find(([name]) => name === language)?.[1] ?? {};

// The first and the third, as in `/products/apt-210-010/documents`. The second one is the URL of an entry.
const segment = /^\/[^/?#]+|(?<=^(?:\/[^/?#]+){2})\/[^/?#]+/g;

/** The path of a page in the URLs of the language of the request: `/de/produkte` for `/products`. */
export function publicPath(path: string): string {
  const segments = segmentsOf(currentLanguage());
  return languagePrefix() + path.replaceAll(segment, (one) => segments[one.toLowerCase()] ?? one);
}

/** The path as the routes of the site know it. Without the prefix of the language, and also if its segments are in English. */
export function pathInSite(path: string): string {
  const segments = Object.entries(segmentsOf(currentLanguage()));
  return path.replaceAll(segment, (one) => segments.find(([, own]) => own === one.toLowerCase())?.[0] ?? one);
}
