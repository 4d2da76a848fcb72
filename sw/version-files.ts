import { languagePrefix } from '#src/format/language-prefix.ts';

declare const self: ServiceWorkerGlobalScope;

/** An entry of the build manifest. */
export interface BuiltFile {
  url: string;
  /** Null if the file name contains a hash of the content. */
  revision: string | null;
  /** Subresource integrity (https://www.w3.org/TR/sri/): algorithm and hash. */
  integrity?: string;
}

/** A file of this worker's version. */
export interface VersionFile {
  url: string;
  /** The cache key. The URL alone could match a file of another version. */
  key: string;
  integrity: string;
  isNamedByContent: boolean;
}

const files = new Map<string, VersionFile>();

/** Called once when the worker starts. */
export function setVersionFiles(built: BuiltFile[]) {
  for (const { url, revision, integrity } of built) {
    // vite-plugin-pwa lists the web manifest a second time, without a hash.
    if (integrity === undefined) continue;
    const { href } = new URL(`${languagePrefix}/${url}`, self.location.origin);
    const key = revision === null ? href : `${href}?revision=${revision}`;
    files.set(href, { url: href, key, integrity, isNamedByContent: revision === null });
  }
}

/** Undefined if this version has no such file. */
export const versionFile = (url: string): VersionFile | undefined =>
  files.get(new URL(url, self.location.origin).href);

/** Too large to install with every version and needed on few pages, so they are cached later. */
export const isLargePart = (url: string) =>
  new URL(url, self.location.origin).pathname.startsWith(`${languagePrefix}/assets/large/`);

export const installedFiles = () => [...files.values()].filter(({ url }) => !isLargePart(url));
export const largeParts = () => [...files.values()].filter(({ url }) => isLargePart(url));
export const shell = () => versionFile(`${languagePrefix}/index.html`);
