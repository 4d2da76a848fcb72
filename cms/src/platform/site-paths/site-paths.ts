import { currentLanguage, languagePrefix } from '../messages/language';
import allSegments from './segments.json';

/** First segments of paths: in English, and in another language. */
type Segments = Readonly<Record<string, string>>;

const segmentsOf = (language: string): Segments =>
  Object.entries<Segments>(allSegments).find(([name]) => name === language)?.[1] ?? {};

const firstSegment = /^\/[^/?#]+/;

/** The path of a page in the URLs of the language of the request: `/de/produkte` for `/products`. */
export function publicPath(path: string): string {
  const segments = segmentsOf(currentLanguage());
  return languagePrefix() + path.replace(firstSegment, (first) => segments[first.toLowerCase()] ?? first);
}

/** The path as the routes of the site know it. Without the prefix of the language, and also if its first segment is in English. */
export function pathInSite(path: string): string {
  const segments = Object.entries(segmentsOf(currentLanguage()));
  return path.replace(
    firstSegment,
    (first) => segments.find(([, own]) => own === first.toLowerCase())?.[0] ?? first,
  );
}
