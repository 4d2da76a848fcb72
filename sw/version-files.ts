declare const self: ServiceWorkerGlobalScope;

/** A file of a build, as the build lists it. */
export interface BuiltFile {
  url: string;
  /** Null where the name changes with the content. */
  revision: string | null;
  /** As in https://www.w3.org/TR/sri/: the algorithm and the hash. */
  integrity?: string;
}

/** A file of the version this worker was built with. */
export interface VersionFile {
  url: string;
  /** Where it is in the cache: the URL alone would also match the file of another version. */
  key: string;
  integrity: string;
  isNamedByContent: boolean;
}

const files = new Map<string, VersionFile>();

/** Called once, when the worker starts. */
export function setVersionFiles(built: BuiltFile[]) {
  for (const { url, revision, integrity } of built) {
    // vite-plugin-pwa lists the web manifest a second time, without its hash.
    if (integrity === undefined) continue;
    const { href } = new URL(url, self.location.origin);
    const key = revision === null ? href : `${href}?revision=${revision}`;
    files.set(href, { url: href, key, integrity, isNamedByContent: revision === null });
  }
}

/** Undefined where this version has no such file. */
export const versionFile = (url: string): VersionFile | undefined =>
  files.get(new URL(url, self.location.origin).href);

/** Too large to be installed with every version, and needed on few pages: they are saved later. */
export const isLargePart = (url: string) =>
  new URL(url, self.location.origin).pathname.startsWith('/assets/large/');

export const installedFiles = () => [...files.values()].filter(({ url }) => !isLargePart(url));
export const largeParts = () => [...files.values()].filter(({ url }) => isLargePart(url));
export const shell = () => versionFile('/index.html');
