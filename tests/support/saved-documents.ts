import type { APIRequestContext, Page } from 'playwright/test';
import * as v from 'valibot';

const SavedDocuments = v.object({ listed: v.array(v.string()), corrupt: v.array(v.string()) });
const pageSize = 250;
const Published = v.object({
  data: v.array(
    v.object({
      url: v.string(),
      checksum: v.string(),
      language: v.string(),
      replacedBy: v.nullish(v.object({ url: v.string() })),
    }),
  ),
});

/** Reads the device without our own code: the listed documents, and which of them do not match their checksum. */
export async function readSavedDocuments(page: Page) {
  const saved = await page.evaluate(async () => {
    const open = indexedDB.open('fieldshop-documents');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result));
      open.addEventListener('error', () => reject(open.error ?? new Error('No database')));
    });
    if (!database.objectStoreNames.contains('documents')) return { listed: [], corrupt: [] };
    const read = database.transaction('documents').objectStore('documents').getAll();
    await new Promise((resolve) => read.addEventListener('success', resolve));
    database.close();
    const listed: string[] = [];
    const corrupt: string[] = [];
    for (const { url, fileUrl, checksum } of read.result) {
      const response = await caches.match(fileUrl, { cacheName: 'documents' });
      const bytes = await response?.arrayBuffer().catch(() => new ArrayBuffer(0));
      if (!bytes) continue;
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const actual = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      listed.push(`${url} ${actual}`);
      if (actual !== checksum) corrupt.push(url);
    }
    return { listed, corrupt };
  });
  return v.parse(SavedDocuments, saved);
}

/**
 * The expected content of an English pack of all documents: url and checksum of each current document, as the backend returns
 * them, without editions in other languages.
 */
export async function publishedDocuments(request: APIRequestContext): Promise<string[]> {
  const published: v.InferOutput<typeof Published>['data'] = [];
  for (let page = 1; published.length === (page - 1) * pageSize; page += 1) {
    const response = await request.get(
      `/api/documents?fields=url,checksum,language&populate[replacedBy][fields]=url&pagination[page]=${page}&pagination[pageSize]=${pageSize}`,
    );
    published.push(...v.parse(Published, await response.json()).data);
  }
  const urls = new Set(published.map(({ url }) => url));
  const isEdition = ({ url, language }: (typeof published)[number]) =>
    url.endsWith(`-${language.toLowerCase()}`) && urls.has(url.slice(0, -language.length - 1));
  const current = published.filter((document) => !document.replacedBy && !isEdition(document));
  return current.map(({ url, checksum }) => `${url} ${checksum}`);
}
