import type { Core } from '@strapi/strapi';
import { type FieldError, type HttpError, invalid } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
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
  if (problems.length > 0) throw invalid(texts().attachments.someMissing, problems);
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  if (bytes > attachmentLimits.formBytes) throw tooLarge();
  return rows.map(({ file, name, mediaType, size }) => ({
    name: fileNameFor(name, mediaType),
    link: `/admin/attachments/${file}`,
    sizeBytes: size,
  }));
}

function missing(index: number): FieldError {
  return {
    path: ['attachments', index],
    message: texts().attachments.missing,
    name: 'ValidationError',
  };
}

function tooLarge(): HttpError {
  const message = texts().attachments.allTooLarge;
  return invalid(message, [{ path: ['attachments'], message, name: 'ValidationError' }]);
}
