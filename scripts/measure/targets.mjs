// @ts-check

/** @typedef {{ pages: string[], reads: string[], words: string[], parts: string[] }} Targets */

// The query that the site sends for a product: src/features/product/queries.ts.
const ofProduct = [
  ...['category', 'specifications', 'thumbnail', 'productImages', 'dataSheet', 'priceBreaks'].map(
    (part) => `populate[${part}]=true`,
  ),
  'populate[documents][populate]=file',
  'populate[accessories][populate]=thumbnail',
].join('&');
const others = [
  '/api/product-categories?fields[0]=name&fields[1]=url&populate[image]=true&sort=weight:asc&pagination[pageSize]=250',
  '/api/products?fields[0]=name&fields[1]=url&fields[2]=price&populate[thumbnail]=true&sort=weight:asc&pagination[pageSize]=250',
  '/api/news-articles?fields[0]=title&fields[1]=url&sort=createdAt:desc',
  '/api/setting?populate=*',
  '/api/footer?populate=*',
  '/api/navigation/render/1?type=TREE',
  '/api/company-contacts?sort=region:asc&pagination[pageSize]=250',
];
const topics = [
  'pressure transmitter',
  'rtd',
  '16 bar',
  'radar',
  'io-link',
  'hastelloy',
  'load cell 16 kn',
  'datasheet',
];

/**
 * What visitors of this site request, the most popular first: pages, reads of the API, and words to search for.
 * @param {string} origin
 * @param {string[]} parts part numbers that can be ordered in any quantity
 * @returns {Promise<Targets>}
 */
export async function targetsOf(origin, parts) {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const products = pages
    .filter((path) => path.startsWith('/products/'))
    .map((path) => path.split('/').at(-1));
  return {
    pages,
    reads: [...others, ...products.map((url) => `/api/products?filters[url][$eq]=${url}&${ofProduct}`)],
    words: [...topics, ...products.slice(0, 500).map((url) => String(url))],
    parts,
  };
}

/**
 * Part numbers that can be ordered in any quantity, with the stock for it.
 * @param {import('./postgres.mjs').Client} client
 */
export async function partsInStock(client) {
  const { rows } = await client.query(
    `update products set stock = 1000000
     where price > 0 and lifecycle = 'active' and minimum_order_quantity = 1 and shipping_weight_grams < 5000
     returning part_number as part`,
  );
  return [...new Set(rows.map(({ part }) => String(part)))];
}
