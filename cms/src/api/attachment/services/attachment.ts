import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { invalid, notFound, HttpError } from '../../../platform/http/http-error';
import { fileNameFor } from './file-name';
import { inspect, removeFile, writeAt } from './attachment-files';
import { attachmentLimits } from './size-limits';
import { spendPass } from '../../human-check/services/passes';
import { count } from '../../../platform/rate-limit/rate-limit';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';

type Announcement = { id: string; name: string; mediaType: string; sizeBytes: number; sha256: string };
type Sender = { ip: string; pass: string };
type Announced = { receivedBytes: number; isCheckNeeded?: true };
type Chunk = { file: string; offset: number; bytes: Buffer };
const Row = v.object({
  file: v.string(),
  media: v.string(),
  size: v.number(),
  checksum: v.string(),
  received: v.number(),
});
type Row = v.InferOutput<typeof Row>;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const table = () => strapi.db.connection(tables.attachments);
  const find = async (file: string) => parseRow(Row, await table().where({ file }).first());

  return {
    /**
     * Says how much of the file is here already, so that sending may go on where it broke off. A file that is not known
     * yet needs a pass of the human check for its identity; without one nothing is stored.
     */
    async announce(file: Announcement, { ip, pass }: Sender): Promise<Announced> {
      const known = await find(file.id);
      if (!known && pass === '') return { receivedBytes: 0, isCheckNeeded: true };
      if (!known) await admit(file, { ip, pass });
      const found = await find(file.id);
      if (found?.checksum !== file.sha256 || found.size !== file.sizeBytes)
        throw invalid('This file ID is already used by another file.');
      return { receivedBytes: found.received };
    },

    /** Takes the next piece and answers how much is here now. */
    async append({ file, offset, bytes }: Chunk): Promise<number> {
      const row = await find(file);
      if (!row) throw notFound();
      if (offset !== row.received) throw wrongOffset(row.received);
      const received = offset + bytes.length;
      if (received > row.size) throw invalid('The file is larger than its declared size.');
      if (bytes.length === 0) return received;
      await writeAt(file, offset, bytes);
      if (received === row.size) await checkWhole(row);
      const completed = received === row.size ? Date.now() : null;
      const taken = await table().where({ file, received: offset }).update({ received, completed });
      if (taken !== 1) throw wrongOffset((await find(file))?.received ?? 0);
      return received;
    },
  };

  async function admit({ id, name, mediaType, sizeBytes, sha256 }: Announcement, { ip, pass }: Sender) {
    await count(strapi, { bucket: `attachments:${ip}`, most: attachmentLimits.perAddressAnHour });
    const row = { file: id, name: fileNameFor(name, mediaType), media: mediaType };
    await strapi.db.transaction(async ({ trx }) => {
      await spendPass(strapi, { pass, entry: id });
      await trx(tables.attachments)
        .insert({ ...row, size: sizeBytes, checksum: sha256, received: 0, since: Date.now() })
        .onConflict('file')
        .ignore();
    });
  }

  // A file that was damaged on the way is deleted. It may be sent again under the same id.
  async function checkWhole({ file, checksum, media }: Row): Promise<void> {
    const found = await inspect(file);
    if (found.sha256 === checksum && found.mediaType === media) return;
    await table().where({ file, completed: null }).delete();
    await removeFile(file);
    const isWhole = found.sha256 === checksum;
    throw invalid(isWhole ? 'Attach an image or a PDF.' : 'The upload was damaged. Attach the file again.');
  }
};

function wrongOffset(receivedBytes: number): HttpError {
  const kind = { status: 409, name: 'OffsetError', details: { receivedBytes } };
  return new HttpError('This is not the next chunk of the file.', kind);
}
