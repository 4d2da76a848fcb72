/** Expected media types by extension. Other files may have any type but HTML. */
const types: [extension: RegExp, type: RegExp][] = [
  [/\.m?js$/, /^(?:text|application)\/javascript\b/],
  [/\.wasm$/, /^application\/wasm\b/],
  [/\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/, /^image\//],
  [/\.html$/, /^text\/html\b/],
];

/**
 * Returns whether a response can be the requested file. Captive portals return their sign-in page with status 200 for any
 * URL; cached, it would replace the file permanently.
 */
export function hasExpectedType(url: string, headers: Headers): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  const type = headers.get('Content-Type') ?? '';
  const [, expected] = types.find(([extension]) => extension.test(pathname.toLowerCase())) ?? [];
  return expected ? expected.test(type) : !/^text\/html\b/.test(type);
}
