import * as v from 'valibot';
import { aDocument } from '../../../src/search/fake-document.ts';
import type { SearchDocument } from '../../../src/contract/search-document.ts';
import {
  documentSummary,
  documentWords,
  languageName,
} from '../../src/api/search/services/documents/document-summary.ts';
import { documentEntries } from '../loader/seed-documents.ts';
import { seedFolder, type Seed } from './seed-files.ts';

const entrySchema = v.object({
  url: v.string(),
  title: v.string(),
  type: v.string(),
  language: v.string(),
  revision: v.string(),
  products: v.array(v.string()),
  replacedBy: v.optional(v.string()),
});
const videoSchema = v.object({
  url: v.string(),
  title: v.string(),
  description: v.string(),
  transcript: v.string(),
  weight: v.number(),
  products: v.array(v.string()),
});

interface Named {
  url: string;
  name: string;
  partNumber: string;
}

/** Documents of record, without the pages of their PDFs, as the device has them. */
export function seededFiles(products: SearchDocument[]): SearchDocument[] {
  const byUrl = new Map(products.map((product) => [product.id, product]));
  return v.parse(v.array(entrySchema), documentEntries(seedFolder)).map((entry) => {
    const { url, title, type, language, revision, replacedBy } = entry;
    const own = entry.products.flatMap((product) => byUrl.get(product) ?? []);
    const [first] = own;
    return aDocument({
      id: `document ${url}`,
      kind: 'document',
      url: type === 'cad' && first ? `${first.url}/documents` : `/documents/${url}`,
      title,
      partNumber: own.length === 1 ? (first?.partNumber ?? '') : '',
      family: [...new Set(own.map(({ family }) => family))].join(', '),
      category: first?.category ?? '',
      summary: documentSummary({ type, language, revision }),
      text: own
        .flatMap((product) => [product.title, product.partNumber])
        .join('\n')
        .slice(0, 3000),
      keywords: [...(documentWords[type] ?? []), languageName(language)],
      lifecycle: replacedBy ? 'obsolete' : 'active',
      weight: 1000,
    });
  });
}

export function seededVideos(videos: Seed['videos'], products: readonly Named[]): SearchDocument[] {
  return v.parse(v.array(videoSchema), videos).map((video) =>
    aDocument({
      id: `video ${video.url}`,
      kind: 'video',
      url: `/videos/${video.url}`,
      title: video.title,
      summary: video.description,
      text: video.transcript,
      keywords: [
        'video',
        ...products
          .filter(({ url }) => video.products.includes(url))
          .flatMap(({ name, partNumber }) => [name, partNumber]),
      ],
      weight: video.weight,
    }),
  );
}
