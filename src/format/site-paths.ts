import { languagePrefix } from './language-prefix.ts';
import { translatePath, untranslatePath, type Segments } from './path-segments.ts';

declare const __PATH_SEGMENTS__: Segments | undefined;

/** Those of this build's language, set by the build. Undefined in English. */
const segments = typeof __PATH_SEGMENTS__ === 'object' ? __PATH_SEGMENTS__ : undefined;

/** The path of a page in the URLs of this build: `/de/produkte` for `/products`. */
export const publicPath = (path: string) =>
  languagePrefix + (segments ? translatePath(path, segments) : path);

/** The path as the router knows it: `/products` for `/de/produkte` and `/de/products`. */
export const pathInSite = (pathname: string) =>
  segments ? untranslatePath(withoutPrefix(pathname), segments) : withoutPrefix(pathname);

const withoutPrefix = (pathname: string) =>
  languagePrefix && `${pathname}/`.startsWith(`${languagePrefix}/`)
    ? pathname.slice(languagePrefix.length) || '/'
    : pathname;
