import { languagePrefix } from '#src/format/language-prefix.ts';

declare const self: ServiceWorkerGlobalScope;

/** A file of the build: its URL below that of the language, and its digest (scripts/build/split-worker.mjs). */
export type BuiltFile = [url: string, digest: string];

/** A file of this worker's version. */
export interface VersionFile {
  url: string;
  /** The cache key. The URL alone could match a file of another version. */
  key: string;
  /** The beginning of its SHA-256 in Base64url. */
  digest: string;
  isNamedByContent: boolean;
}

const files = new Map<string, VersionFile>();

/** Called once when the worker starts. */
export function setVersionFiles(built: BuiltFile[]) {
  for (const [url, digest] of built) {
    const { href } = new URL(`${languagePrefix}/${url}`, self.location.origin);
    const isNamedByContent = url.startsWith('assets/');
    const key = isNamedByContent ? href : `${href}?revision=${digest}`;
    files.set(href, { url: href, key, digest, isNamedByContent });
  }
}

/** Undefined if this version has no such file. */
export const versionFile = (url: string): VersionFile | undefined =>
  files.get(new URL(url, self.location.origin).href);

/** Too large to install with every version and needed on few pages, so they are cached later. */
export const isLargePart = (url: string) =>
  new URL(url, self.location.origin).pathname.startsWith(`${languagePrefix}/assets/large/`);

export const allFiles = () => [...files.values()];
export const installedFiles = () => allFiles().filter(({ url }) => !isLargePart(url));
export const largeParts = () => allFiles().filter(({ url }) => isLargePart(url));
export const shell = () => versionFile(`${languagePrefix}/index.html`);
