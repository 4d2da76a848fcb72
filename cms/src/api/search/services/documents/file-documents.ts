import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isEditionOfAnother } from '../../../document/services/editions';
import { documentSummary, documentWords, languageName } from './document-summary';
import { pdfPages } from '../pdf-pages';
import type { SearchDocument } from '../../../../platform/site-build/site-entry';
import { bounded, Named, publishedEntries, searchDocument, text, type DocumentsOfType } from './entry';

const Product = v.object({
  name: text,
  url: text,
  partNumber: text,
  publishedAt: v.unknown(),
  category: Named,
  family: Named,
});
const Document = v.object({
  documentId: v.string(),
  title: text,
  url: text,
  type: text,
  language: v.nullish(v.string(), 'en'),
  revision: text,
  checksum: v.nullish(v.string(), null),
  file: v.nullish(v.object({ url: v.string(), ext: text }), null),
  products: v.nullish(v.array(Product), []),
  replacedBy: v.nullish(v.object({ id: v.number() }), null),
});
type StoredDocument = v.InferOutput<typeof Document>;

const populate = {
  file: { select: ['url', 'ext'] },
  products: { populate: { category: { select: ['name'] }, family: { select: ['name'] } } },
  replacedBy: { select: ['id'] },
};

/**
 * One search document for each document, and one for each page of a PDF. A datasheet is found in one language: the others say
 * the same.
 */
export const fileDocuments: DocumentsOfType = async (strapi, documentIds) => {
  const query = { uid: 'api::document.document' as const, documentIds, schema: Document };
  const entries = await publishedEntries(strapi, query, populate);
  const documents = new Map<string, SearchDocument[]>();
  for (const entry of entries) {
    if (entry.type === 'datasheet' && (await isEditionOfAnother(strapi, entry))) continue;
    documents.set(entry.documentId, [documentOf(entry), ...(await pagesOf(strapi, entry))]);
  }
  return documents;
};

function documentOf(document: StoredDocument): SearchDocument {
  const { documentId, title, url, type, language, revision, replacedBy } = document;
  const products = document.products.filter(({ publishedAt }) => publishedAt !== null);
  const [first] = products;
  const productPage = first ? `/products/${first.url}/documents` : `/documents/${url}`;
  return searchDocument({
    id: `document-${documentId}`,
    kind: 'document',
    url: isPdf(document) ? `/documents/${url}` : productPage,
    title,
    partNumber: products.length === 1 ? (first?.partNumber ?? '') : '',
    family: [...new Set(products.map(({ family }) => family?.name ?? ''))].filter(Boolean).join(', '),
    category: first?.category?.name ?? '',
    summary: documentSummary({ type, language, revision }),
    text: bounded(
      products.flatMap(({ name, partNumber }) => [name, partNumber]),
      3000,
    ),
    keywords: [...(documentWords[type] ?? []), languageName(language)],
    lifecycle: replacedBy ? 'obsolete' : 'active',
  });
}

const maxPageCharacters = 6000;

async function pagesOf(strapi: Core.Strapi, document: StoredDocument): Promise<SearchDocument[]> {
  const { documentId, title, url, checksum, file } = document;
  if (!file || !checksum || !isPdf(document)) return [];
  const texts = await pdfPages(strapi, { checksum, url: file.url });
  return texts.flatMap((pageText, index) => {
    const page = index + 1;
    if (pageText.trim() === '') return [];
    return searchDocument({
      id: `pdf-${documentId}-${page}`,
      kind: 'pdf',
      url: `/documents/${url}?page=${page}`,
      title,
      text: pageText.slice(0, maxPageCharacters),
      lifecycle: document.replacedBy ? 'obsolete' : 'active',
      weight: page,
      page,
    });
  });
}

const isPdf = ({ file }: StoredDocument) => file !== null && file.url.toLowerCase().endsWith('.pdf');
