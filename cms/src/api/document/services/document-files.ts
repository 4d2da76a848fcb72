import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { documentIdOf } from '../../../platform/content/document-id';
import { parseRows } from '../../../platform/database/rows';
import { openUpload } from '../../../platform/uploads/uploaded-file';

const Row = v.object({
  id: v.number(),
  size: v.nullable(v.number()),
  checksum: v.nullable(v.string()),
  file: v.nullable(v.object({ url: v.string() })),
});

const documents = 'api::document.document';
const writes = new Set(['create', 'update', 'publish', 'clone']);

// Keeps the size and checksum of each document up to date with its file.
export function installDocumentFiles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const documentId = documentIdOf(context.params) ?? documentIdOf(result);
    const isWrite = context.uid === documents && writes.has(context.action);
    if (isWrite && documentId) await refresh(strapi, { documentId });
    return result;
  });
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    async afterUpdate({ params }) {
      await refresh(strapi, { file: params.where });
    },
  });
}

async function refresh(strapi: Core.Strapi, where: object): Promise<void> {
  const rows: unknown = await strapi.db.query(documents).findMany({ where, populate: ['file'] });
  for (const { id, size, checksum, file } of parseRows(Row, rows)) {
    const measured = file ? await measure(file.url) : nothing;
    if (measured.size === size && measured.checksum === checksum) continue;
    // Bypasses Strapi's lifecycle hooks, so that the draft is not shown as modified.
    await strapi.db.queryBuilder(documents).where({ id }).update(measured).execute();
  }
}

const nothing = { size: null, checksum: null };

async function measure(url: string): Promise<{ size: number | null; checksum: string | null }> {
  const file = await openUpload(url);
  if (!file) return nothing;
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of file) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    size += bytes.length;
  }
  return { size, checksum: hash.digest('hex') };
}
