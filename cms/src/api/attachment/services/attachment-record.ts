import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRow, parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';

const UploadRow = v.pipe(
  v.object({
    file: v.string(),
    media_type: v.string(),
    size: v.number(),
    checksum: v.string(),
    received: v.number(),
  }),
  v.transform(withMediaType),
);
export type Upload = v.InferOutput<typeof UploadRow>;
const AttachmentRow = v.pipe(
  v.object({ file: v.string(), name: v.string(), media_type: v.string(), size: v.number() }),
  v.transform(withMediaType),
);
export type AttachmentRecord = v.InferOutput<typeof AttachmentRow>;
const FileRow = v.object({ file: v.string() });
const OwnedRow = v.pipe(
  v.object({ name: v.string(), media_type: v.string(), owner: v.string() }),
  v.transform(withMediaType),
);

export async function findUpload(strapi: Core.Strapi, file: string): Promise<Upload | undefined> {
  return parseRow(UploadRow, await strapi.db.connection(tables.attachments).where({ file }).first());
}

/** Joins the caller's transaction. */
export async function insertUpload(
  strapi: Core.Strapi,
  { mediaType, ...upload }: Omit<Upload, 'received'> & { name: string },
): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(tables.attachments)
      .insert({ ...upload, media_type: mediaType, received: 0, since: Date.now() })
      .onConflict('file')
      .ignore(),
  );
}

/** Records that bytes up to `received` have arrived. @returns false if another request has recorded these bytes first */
export async function advanceUpload(
  strapi: Core.Strapi,
  { file, received: from, size }: Upload,
  received: number,
): Promise<boolean> {
  const completed = received === size ? Date.now() : null;
  const changed = await strapi.db
    .connection(tables.attachments)
    .where({ file, received: from })
    .update({ received, completed });
  return changed === 1;
}

/** @returns false if the upload is complete or does not exist */
export async function deleteIncompleteUpload(strapi: Core.Strapi, file: string): Promise<boolean> {
  return (await strapi.db.connection(tables.attachments).where({ file, completed: null }).delete()) === 1;
}

/** Assigns complete uploads to an owner and returns those of `files` that it owns now. Joins the caller's transaction. */
export async function claimUploads(
  strapi: Core.Strapi,
  files: string[],
  owner: string,
): Promise<AttachmentRecord[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    const table = () => trx(tables.attachments).whereIn('file', files);
    await table().where({ owner: null }).whereNotNull('completed').update({ owner });
    return parseRows(AttachmentRow, await table().where({ owner }));
  });
}

/** The file, if it is complete and has an owner. */
export async function findOwned(strapi: Core.Strapi, file: string) {
  const complete = strapi.db.connection(tables.attachments).where({ file }).whereNotNull('completed');
  return parseRow(OwnedRow, await complete.whereNotNull('owner').first());
}

/** The files are deleted by the next run of `removeUnclaimed`. Joins the caller's transaction. */
export async function releaseAttachments(strapi: Core.Strapi, owners: string[]): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(tables.attachments).whereIn('owner', owners).update({ owner: null, since: 0 }),
  );
}

export async function unclaimedSince(strapi: Core.Strapi, moment: number): Promise<string[]> {
  const rows: unknown = await strapi.db
    .connection(tables.attachments)
    .where({ owner: null })
    .where('since', '<', moment);
  return parseRows(FileRow, rows).map(({ file }) => file);
}

/** @returns false if the file was claimed in the meantime */
export async function deleteUnclaimed(strapi: Core.Strapi, file: string): Promise<boolean> {
  return (await strapi.db.connection(tables.attachments).where({ file, owner: null }).delete()) === 1;
}

function withMediaType<Row extends { media_type: string }>({ media_type: mediaType, ...row }: Row) {
  return { ...row, mediaType };
}
