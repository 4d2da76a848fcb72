import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { HttpError, invalid } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
import { attachmentLimits } from '../services/size-limits';
import { mediaTypes } from '../services/media-types';

const file = v.pipe(v.string(), v.uuid('Enter a valid UUID.'), v.toLowerCase());
const NewAttachment = v.object({
  data: v.object({
    id: file,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200), v.regex(/^[^\p{Cc}\p{Cs}/\\]+$/u)),
    mediaType: v.picklist(mediaTypes, () => texts().attachments.wrongType),
    sizeBytes: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, () => texts().attachments.empty),
      v.maxValue(attachmentLimits.fileBytes, () => texts().attachments.tooLarge),
    ),
    sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  }),
});
const Offset = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const body = v.safeParse(NewAttachment, ctx.request.body);
    if (!body.success) throw invalid(body.issues[0].message);
    const service = strapi.service('api::attachment.attachment');
    const sender = { ip: ctx.ip, pass: ctx.get('captcha-pass') };
    ctx.body = { data: { id: body.output.data.id, ...(await service.create(body.output.data, sender)) } };
  },

  async append(ctx: Context) {
    const id = v.safeParse(file, ctx.params.file);
    const offset = v.safeParse(Offset, ctx.get('upload-offset'));
    if (!id.success || !offset.success) throw invalid('Upload-Offset or the file ID is not valid.');
    const chunk = { file: id.output, offset: offset.output, bytes: await readChunk(ctx.req) };
    ctx.body = { data: { receivedBytes: await strapi.service('api::attachment.attachment').append(chunk) } };
  },
});

// Reads the whole chunk before anything is written, so that an interrupted request stores nothing.
async function readChunk(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > attachmentLimits.chunkBytes) throw chunkTooLarge();
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function chunkTooLarge(): HttpError {
  return new HttpError('A chunk can be at most 512 KiB.', { status: 413, name: 'PayloadTooLargeError' });
}
