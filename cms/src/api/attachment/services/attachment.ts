import type { Core } from '@strapi/strapi';
import { invalid, notFound, HttpError } from '../../../platform/http/http-error';
import { count } from '../../../platform/rate-limit/rate-limit';
import { texts } from '../../../platform/messages/texts';
import { redeemPass } from '../../human-check/services/passes';
import { assemble, removeChunks, removeFile, writeAt } from './attachment-files';
import {
  advanceUpload,
  deleteIncompleteUpload,
  findUpload,
  insertUpload,
  type Upload,
} from './attachment-record';
import { fileNameFor } from './file-name';
import { attachmentLimits } from './size-limits';

type NewAttachment = { id: string; name: string; mediaType: string; sizeBytes: number; sha256: string };
type Sender = { ip: string; pass: string };
type UploadStatus = { receivedBytes: number; isCheckNeeded?: true };
type Chunk = { file: string; offset: number; bytes: Buffer };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Starts an upload, or returns how many bytes of it have arrived, so that it can be resumed. A new upload requires a pass
   * of the human check for its id. Without a pass, nothing is stored.
   */
  async create(file: NewAttachment, { ip, pass }: Sender): Promise<UploadStatus> {
    const existing = await findUpload(strapi, file.id);
    if (!existing && pass === '') return { receivedBytes: 0, isCheckNeeded: true };
    if (!existing) await createUpload(strapi, file, { ip, pass });
    const upload = await findUpload(strapi, file.id);
    if (upload?.checksum !== file.sha256 || upload.size !== file.sizeBytes)
      throw invalid('This file ID is already used by another file.');
    return { receivedBytes: upload.received };
  },

  /** Stores the next chunk and returns how many bytes have arrived. */
  async append({ file, offset, bytes }: Chunk): Promise<number> {
    const upload = await findUpload(strapi, file);
    if (!upload) throw notFound();
    if (offset !== upload.received) throw wrongOffset(upload.received);
    const received = offset + bytes.length;
    if (received > upload.size) throw invalid('The file is larger than its declared size.');
    if (bytes.length === 0) return received;
    await writeAt(file, offset, bytes);
    if (received === upload.size) await checkContent(strapi, upload);
    if (await advanceUpload(strapi, upload, received)) {
      if (received === upload.size) await removeChunks(file);
      return received;
    }
    throw wrongOffset((await findUpload(strapi, file))?.received ?? 0);
  },
});

async function createUpload(
  strapi: Core.Strapi,
  { id, name, mediaType, sizeBytes, sha256 }: NewAttachment,
  { ip, pass }: Sender,
): Promise<void> {
  await count(strapi, { bucket: `attachments:${ip}`, most: attachmentLimits.perIpAndHour });
  await strapi.db.transaction(async () => {
    await redeemPass(strapi, { pass, entry: id });
    const file = { file: id, name: fileNameFor(name, mediaType), mediaType };
    await insertUpload(strapi, { ...file, size: sizeBytes, checksum: sha256 });
  });
}

// A file that was damaged in transit is deleted, so that it can be uploaded again under the same id.
async function checkContent(strapi: Core.Strapi, { file, checksum, mediaType }: Upload): Promise<void> {
  const content = await assemble(file, checksum);
  const isWhole = content.sha256 === checksum;
  if (isWhole && content.mediaType === mediaType) return;
  // The same chunk can arrive in two requests. If the other one was faster, it has already completed or deleted the file.
  if (!(await deleteIncompleteUpload(strapi, file))) return;
  await removeFile(file);
  throw invalid(isWhole ? texts().attachments.wrongType : texts().attachments.damaged);
}

function wrongOffset(receivedBytes: number): HttpError {
  const kind = { status: 409, name: 'OffsetError', details: { receivedBytes } };
  return new HttpError('This is not the next chunk of the file.', kind);
}
