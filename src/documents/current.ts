import { apiUrl, apiUrlOfEntry } from '#src/api/api-url.ts';
import { file } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';
import type { ListedDocument, DocumentToSave } from '#src/contract/library.ts';

const parserOf = async () => (await import('#src/contract/library.ts')).parseListedDocuments;

const listed = {
  fields: 'title,url,type,language,revision,date,size,checksum',
  populate: {
    file,
    replacedBy: { fields: 'revision,url' },
    products: { fields: 'name,url,partNumber' },
  },
};

const pageSize = 250;

/** All published documents, including replaced ones. Responses have an ETag, so repeated requests are cheap. */
export async function readDocuments(signal?: AbortSignal): Promise<ListedDocument[]> {
  const documents: ListedDocument[] = [];
  for (let page = 1; ; page += 1) {
    const path = apiUrl('/api/documents', { ...listed, sort: 'url', pagination: { page, pageSize } });
    const batch = await request(path, parserOf, { signal });
    documents.push(...batch);
    if (batch.length < pageSize) return documents;
  }
}

/** The published document with this url; undefined if it has been withdrawn. */
export async function readDocument(url: string, signal?: AbortSignal): Promise<ListedDocument | undefined> {
  const [document] = await request(apiUrlOfEntry('/api/documents', url, listed), parserOf, { signal });
  return document;
}

/** The document whose checksum starts with the `v` parameter of a file URL. */
export async function readDocumentOfVersion(version: string): Promise<ListedDocument | undefined> {
  const filters = { checksum: { $startsWith: version } };
  const [document] = await request(apiUrl('/api/documents', { filters, ...listed }), parserOf);
  return document;
}

/** A document as pages have it. */
export type OpenableDocument = Omit<DocumentToSave, 'fileUrl' | 'products' | 'replaces'> & {
  fileUrl: string | null;
  products?: DocumentToSave['products'];
};

/** Null if no file is published. */
export function documentToSave(
  document: OpenableDocument,
  replaces: string | null = null,
): DocumentToSave | null {
  const { url, title, type, language, revision, date, checksum, sizeBytes, products = [] } = document;
  if (document.fileUrl === null) return null;
  return {
    url,
    title,
    type,
    language,
    revision,
    date,
    fileUrl: document.fileUrl,
    checksum,
    sizeBytes,
    products,
    replaces,
  };
}
