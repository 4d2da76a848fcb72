/** What each kind of file must be served as. The rest may be anything but a page. */
const types: [extension: RegExp, type: RegExp][] = [
  [/\.m?js$/, /^(?:text|application)\/javascript\b/],
  [/\.wasm$/, /^application\/wasm\b/],
  [/\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/, /^image\//],
  [/\.html$/, /^text\/html\b/],
];

/**
 * Whether a response can be the file that was asked for. The sign-in page of a hotel's network comes with status 200
 * for any URL: stored, it would take the file's place for good.
 */
export function hasExpectedType(url: string, headers: Headers): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  const type = headers.get('Content-Type') ?? '';
  const [, expected] = types.find(([extension]) => extension.test(pathname.toLowerCase())) ?? [];
  return expected ? expected.test(type) : !/^text\/html\b/.test(type);
}
