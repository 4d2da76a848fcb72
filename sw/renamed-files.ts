import { allFiles, type VersionFile } from './version-files.ts';

type FileCache = Pick<Cache, 'match' | 'keys'>;

type MakeFile = (file: VersionFile) => Promise<Response | undefined>;

// The slash and the limit keep long texts without such names, such as fonts in Base64, from being searched again and again.
const nameInText = /\/([\w.-]{1,80})-[\w-]{8}(\.(?:js|css|wasm))\b/g;
const nameInUrl = /\/([\w.-]+)-[\w-]{8}(\.(?:js|css))$/;

/**
 * Returns a function that makes a file of this version from the stored one of an earlier version, as if only the names of
 * the files in it had changed. The caller verifies the digest of the result, which is wrong if more has changed. A name
 * contains a hash of the content, which includes the names of imported files: when one component changes, most files get
 * another name.
 */
export async function renameFrom(cache: FileCache): Promise<MakeFile> {
  const former = await formerUrls(cache);
  const names = currentNames();
  return async ({ url }) => {
    const formerUrl = former.get(withoutHash(url) ?? '');
    const stored = formerUrl && (await cache.match(formerUrl, { ignoreVary: true }));
    if (!stored) return undefined;
    const text = (await stored.text()).replace(
      nameInText,
      (whole, base: string, extension: string) => names.get(base + extension) ?? whole,
    );
    const headers = new Headers(stored.headers);
    for (const header of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(header);
    return new Response(text, { headers });
  };
}

/** The URLs of stored scripts and styles of earlier versions by name. The newest is the last in the cache. */
async function formerUrls(cache: FileCache): Promise<Map<string | undefined, string>> {
  const current = new Set(allFiles().map(({ url }) => url));
  const former = (await cache.keys()).filter(({ url }) => !current.has(url));
  return new Map(former.map(({ url }) => [withoutHash(url), url]));
}

/** The name of a script or style sheet; undefined for other files. */
function withoutHash(url: string): string | undefined {
  const [, base, extension] = nameInUrl.exec(url) ?? [];
  return base === undefined || extension === undefined ? undefined : base + extension;
}

/** The names of the files of this version, with a slash, by those without hash. */
function currentNames(): Map<string, string> {
  const names = allFiles().flatMap(({ url }) => [...url.matchAll(nameInText)]);
  return new Map(names.map(([name, base = '', extension = '']) => [base + extension, name]));
}
