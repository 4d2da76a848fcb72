import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { fileNameFor } from './file-name';
import { attachmentLimits } from './size-limits';

export type Attachment = { name: string; link: string; sizeBytes: number };
const Row = v.object({ file: v.string(), name: v.string(), media: v.string(), size: v.number() });

// In the transaction of the form: its files belong to it from then on and are kept as long as it is.
export async function claimAttachments(
  strapi: Core.Strapi,
  files: string[],
  owner: string,
): Promise<Attachment[]> {
  const wanted = [...new Set(files.map((file) => file.toLowerCase()))];
  const rows = await strapi.db.transaction(async ({ trx }) => {
    await trx(tables.attachments)
      .whereIn('file', wanted)
      .where({ owner: null })
      .whereNotNull('completed')
      .update({ owner });
    return parseRows(Row, await trx(tables.attachments).whereIn('file', wanted).where({ owner }));
  });
  const problems = wanted.flatMap((file, index) =>
    rows.some((row) => row.file === file) ? [] : [missing(index)],
  );
  if (problems.length > 0) throw invalid('A file was not uploaded. Attach it again.', problems);
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  if (bytes > attachmentLimits.formBytes)
    throw invalid('Attach files of at most 25 MB in total.', [tooLarge]);
  return rows.map(({ file, name, media, size }) => ({
    name: fileNameFor(name, media),
    link: `/admin/attachments/${file}`,
    sizeBytes: size,
  }));
}

function missing(index: number): FieldError {
  return {
    path: ['attachments', index],
    message: 'This file was not uploaded. Attach it again.',
    name: 'ValidationError',
  };
}

const tooLarge: FieldError = {
  path: ['attachments'],
  message: 'Attach files of at most 25 MB in total.',
  name: 'ValidationError',
};
