// @ts-check

/**
 * Returns one path of each kind in the sitemap of a language. `/products/a` and `/products/b` are one kind; so are the
 * editors' pages on the first level.
 * @param {string} origin
 * @param {string} prefix what the paths in the language begin with, such as `/de`
 */
export async function onePageOfEachKind(origin, prefix = '') {
  const siteMap = await (await fetch(`${origin}${prefix}/sitemap.xml`)).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const { data } = await (
    await fetch(`${origin}${prefix}/api/pages?fields[0]=url&pagination[pageSize]=250`)
  ).json();
  const edited = new Set(data.map((/** @type {{ url: string }} */ { url }) => `${prefix}/${url}`));
  /** @type {Map<string, string>} */
  const kinds = new Map();
  for (const path of paths) {
    const inSite = path.slice(prefix.length);
    const kind = edited.has(path) ? '/:url' : inSite.replace(/^(\/[^/]+)\/[^/]+/, '$1/:url');
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}
