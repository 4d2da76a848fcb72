import { allFiles, type VersionFile } from './version-files.ts';

type FileCache = Pick<Cache, 'match' | 'keys'>;

/** URLs of stored scripts and styles of earlier versions, by their names without hash. */
export type FormerFiles = ReadonlyMap<string, string>;

// The slash and the limit keep long texts without such names, such as fonts in Base64, from being searched again and again.
const nameInText = /\/([\w.-]{1,80})-[\w-]{8}(\.(?:js|css|wasm))\b/g;
const nameInUrl = /\/([\w.-]+)-[\w-]{8}(\.(?:js|css))$/;

/** The newest is the last in the cache. */
export async function formerFiles(cache: FileCache): Promise<FormerFiles> {
  const current = new Set(allFiles().map(({ url }) => url));
  const former = (await cache.keys()).filter(({ url }) => !current.has(url));
  return new Map(former.flatMap(({ url }) => withName(url)));
}

/**
 * Makes a file of this version from the stored one of an earlier version, as if only the names of the files in it had
 * changed. The caller verifies the digest of the result, which is wrong if more has changed. A name contains a hash of the
 * content, which includes the names of imported files: when one component changes, most files get another name.
 */
export async function renamedFile(
  cache: FileCache,
  former: FormerFiles,
  { url }: VersionFile,
): Promise<Response | undefined> {
  const [[name] = []] = withName(url);
  const formerUrl = name === undefined ? undefined : former.get(name);
  const stored = formerUrl && (await cache.match(formerUrl, { ignoreVary: true }));
  if (!stored) return undefined;
  const names = currentNames();
  const text = (await stored.text()).replace(
    nameInText,
    (whole, base: string, extension: string) => names.get(base + extension) ?? whole,
  );
  const headers = new Headers(stored.headers);
  for (const header of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(header);
  return new Response(text, { headers });
}

const withName = (url: string): [name: string, url: string][] => {
  const [, base, extension] = nameInUrl.exec(url) ?? [];
  return base === undefined || extension === undefined ? [] : [[base + extension, url]];
};

/** The names of the files of this version, with a slash, by those without hash. */
function currentNames(): Map<string, string> {
  const names = allFiles().flatMap(({ url }) => [...url.matchAll(nameInText)]);
  return new Map(names.map(([name, base = '', extension = '']) => [base + extension, name]));
}
