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

/** Every document there is, replaced ones too. The answers carry an ETag: asked again they cost next to nothing. */
export async function readDocuments(signal?: AbortSignal): Promise<ListedDocument[]> {
  const documents: ListedDocument[] = [];
  for (let page = 1; ; page += 1) {
    const path = apiUrl('/api/documents', { ...listed, sort: 'id', pagination: { page, pageSize } });
    const batch = await request(path, parserOf, { signal });
    documents.push(...batch);
    if (batch.length < pageSize) return documents;
  }
}

/** The document with this url as the maker has it now; undefined where it is no longer published. */
export async function readDocument(url: string, signal?: AbortSignal): Promise<ListedDocument | undefined> {
  const [document] = await request(apiUrlOfEntry('/api/documents', url, listed), parserOf, { signal });
  return document;
}

/** The document whose address carries this part of its checksum. */
export async function readDocumentOfVersion(version: string): Promise<ListedDocument | undefined> {
  const filters = { checksum: { $startsWith: version } };
  const [document] = await request(apiUrl('/api/documents', { filters, ...listed }), parserOf);
  return document;
}

/** What a screen knows of a document. */
export type OpenableDocument = Omit<DocumentToSave, 'address' | 'products' | 'replaces'> & {
  address: string | null;
  products?: DocumentToSave['products'];
};

/** Null where the maker has published no file. */
export function documentToSave(
  document: OpenableDocument,
  replaces: string | null = null,
): DocumentToSave | null {
  const { url, title, type, language, revision, date, checksum, sizeBytes, products = [] } = document;
  if (document.address === null) return null;
  return {
    url,
    title,
    type,
    language,
    revision,
    date,
    address: document.address,
    checksum,
    sizeBytes,
    products,
    replaces,
  };
}
