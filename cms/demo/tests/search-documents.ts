import { aDocument } from '../../../src/search/fake-document.ts';
import type { SearchDocument } from '../../../src/contract/search-document.ts';
import { seededFiles, seededVideos } from './search-files.ts';
import { readSeed, stringsIn } from './seed-files.ts';

/** The demo content as the backend indexes it, without the pages of PDFs. */
export function seededDocuments(): SearchDocument[] {
  const seed = readSeed();
  const nameOf = (list: { url: string }[], url: string) => {
    const found = list.find((one) => one.url === url);
    return found && 'name' in found ? String(found.name) : '';
  };
  const products = seed.products.map((product) =>
    aDocument({
      id: product.url,
      url: `/products/${product.url}`,
      title: product.name,
      partNumber: product.partNumber,
      family: nameOf(seed.families, product.family),
      category: nameOf(seed.categories, product.category),
      summary: product.summary,
      text: [
        ...product.specifications.map(({ name, value, unit }) =>
          [name, value, unit].filter(Boolean).join(' '),
        ),
        product.suitableFor,
        product.description,
      ].join('\n'),
      lifecycle: product.lifecycle,
      keywords: product.specifications
        .filter(({ group }) => group === 'Approvals')
        .map(({ name, value }) => `${name} ${value}`),
      weight:
        Number(seed.categories.find(({ url }) => url === product.category)?.weight) * 1000 + product.weight,
    }),
  );
  const written = (kind: 'news' | 'page', entries: { url: string; title?: unknown; summary?: unknown }[]) =>
    entries.map((entry) =>
      aDocument({
        id: `${kind} ${entry.url}`,
        kind,
        url: kind === 'news' ? `/news/${entry.url}` : `/${entry.url}`,
        title: String(entry.title),
        summary: String(entry.summary ?? ''),
        text: stringsIn('contentBlocks' in entry ? entry.contentBlocks : [])
          .join('\n')
          .slice(0, 4000),
        weight: 1000,
      }),
    );
  const categories = seed.categories.map((category) =>
    aDocument({
      id: `category ${category.url}`,
      kind: 'category',
      url: `/categories/${category.url}`,
      title: String(category.name),
      summary: String(category.summary),
      text: String(category.description),
      weight: Number(category.weight) - 100_000,
    }),
  );
  return [
    ...products,
    ...categories,
    ...written('news', seed.news),
    ...written('page', seed.pages),
    ...seededVideos(seed.videos, seed.products),
    ...seededFiles(products),
  ];
}
