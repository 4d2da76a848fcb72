import { type Seed, stringsIn } from './seed-files.ts';

/** References by `url` to entries that do not exist. */
export function danglingReferences(seed: Seed): string[] {
  const { products, documents, videos, news } = seed;
  const datasheets = products.map(({ url }) => ({ url: `${url}-datasheet` }));
  const blocks = blocksOf(seed);
  const lookups: [{ url: string }[], (string | undefined)[]][] = [
    [seed.categories, products.map(({ category }) => category)],
    [seed.families, products.map(({ family }) => family)],
    [products, products.flatMap((product) => [...product.accessories, ...product.relatedProducts])],
    [products, products.map(({ successor }) => successor)],
    [products, [...documents, ...videos, ...news].flatMap((entry) => entry.products)],
    [products, blocks.flatMap((block) => block['product-list']?.products ?? [])],
    [[...documents, ...datasheets], blocks.flatMap((block) => block['download-list']?.documents ?? [])],
    [videos, blocks.map((block) => block.video?.video)],
  ];
  return lookups.flatMap(([entries, named]) => {
    const known = new Set(entries.map(({ url }) => url));
    return named.filter((url) => url !== undefined && !known.has(url)).map(String);
  });
}

/** The blocks of all pages, articles and page headers. */
export function blocksOf({ news, pages, singles }: Seed) {
  return [...news, ...pages, ...singles.map(({ fields }) => fields)].flatMap(
    ({ contentBlocks }) => contentBlocks ?? [],
  );
}

/** Every URL of the site with this content. */
export function addressesOf({ products, categories, news, pages, videos }: Seed): Set<string> {
  const fixed =
    'products news videos contacts contact request-quote request-demo calibration-and-repair compare scan certificates ' +
    'part-wizard quick-order my-datasheets withdraw your-data';
  return new Set([
    ...fixed.split(' ').map((name) => `/${name}`),
    ...products.flatMap(({ url }) => [`/products/${url}`, `/products/${url}/documents`]),
    ...categories.map(({ url }) => `/categories/${url}`),
    ...news.map(({ url }) => `/news/${url}`),
    ...videos.map(({ url }) => `/videos/${url}`),
    ...pages.map(({ url }) => `/${url}`),
  ]);
}

/** URLs within the site, in fields and in links of texts. */
export function linksIn(value: unknown): string[] {
  return stringsIn(value).flatMap((text) => {
    if (/^\/[\w/-]*$/.test(text)) return [text];
    return [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address = '']) => address);
  });
}
