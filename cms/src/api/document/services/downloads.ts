import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { type Counted, countToday, mostCounted } from '../../../platform/statistics/daily-counts';

const uid = 'api::document.document';
const maxShown = 10;
// More than are shown, because some of the documents may have been deleted.
const maxRead = 50;

const Stored = v.object({ documentId: v.string(), title: v.string() });
const documentIds = new LRUCache<string, { documentId: string | undefined }>({ max: 1000, ttl: 300_000 });

/** Counts a download if the file belongs to a published document. The names of other files may contain serial numbers. */
export async function countDownload(strapi: Core.Strapi, fileUrl: string): Promise<void> {
  const known = documentIds.get(fileUrl) ?? { documentId: await documentOf(strapi, fileUrl) };
  documentIds.set(fileUrl, known);
  if (known.documentId !== undefined) countToday('document-download', known.documentId);
}

async function documentOf(strapi: Core.Strapi, fileUrl: string): Promise<string | undefined> {
  const where = { file: { url: fileUrl }, publishedAt: { $notNull: true } };
  const row: unknown = await strapi.db.query(uid).findOne({ where });
  return row ? v.parse(Stored, row).documentId : undefined;
}

/** The documents that were downloaded most in the last 30 days. */
export async function mostDownloaded(strapi: Core.Strapi): Promise<(Counted & { id: string })[]> {
  const counted = await mostCounted(strapi, 'document-download', { most: maxRead });
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: counted.map(({ name }) => name) }, publishedAt: { $notNull: true } },
  });
  const titles = new Map(v.parse(v.array(Stored), rows).map(({ documentId, title }) => [documentId, title]));
  return counted
    .flatMap(({ name: id, count }) => {
      const name = titles.get(id);
      return name === undefined ? [] : [{ id, name, count }];
    })
    .slice(0, maxShown);
}
