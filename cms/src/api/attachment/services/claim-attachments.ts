import type { Core } from '@strapi/strapi';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { claimUploads } from './attachment-record';
import { fileNameFor } from './file-name';
import { attachmentLimits } from './size-limits';

export type Attachment = { name: string; link: string; sizeBytes: number };

/** Assigns uploaded files to a form or order, in its transaction. */
export async function claimAttachments(
  strapi: Core.Strapi,
  files: string[],
  owner: string,
): Promise<Attachment[]> {
  const ids = [...new Set(files.map((file) => file.toLowerCase()))];
  const rows = await claimUploads(strapi, ids, owner);
  const problems = ids.flatMap((file, index) =>
    rows.some((row) => row.file === file) ? [] : [missing(index)],
  );
  if (problems.length > 0) throw invalid('A file was not uploaded. Attach it again.', problems);
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  if (bytes > attachmentLimits.formBytes)
    throw invalid('Attach files of at most 25 MB in total.', [tooLarge]);
  return rows.map(({ file, name, mediaType, size }) => ({
    name: fileNameFor(name, mediaType),
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
