// @ts-check

/**
 * Returns one path of each kind in the sitemap. `/products/a` and `/products/b` are one kind; so are the editors' pages on
 * the first level.
 * @param {string} origin
 */
export async function onePageOfEachKind(origin) {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const { data } = await (await fetch(`${origin}/api/pages?fields[0]=url&pagination[pageSize]=250`)).json();
  const edited = new Set(data.map((/** @type {{ url: string }} */ { url }) => `/${url}`));
  /** @type {Map<string, string>} */
  const kinds = new Map();
  for (const path of paths) {
    const kind = edited.has(path) ? '/:url' : path.replace(/^(\/[^/]+)\/[^/]+/, '$1/:url');
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}
