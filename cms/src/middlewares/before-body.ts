import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { HttpError } from '../platform/http/http-error';
import { mayUpload } from '../platform/uploads/may-upload';
import { withTemporaryFolder } from '../platform/uploads/temporary-files';

// Directly before strapi::body. A form with files is written to the disk while it is parsed, so anyone who may not send
// one is turned away first: visitors send files in pieces to /api/attachments.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // A failure from here until after-body is about what was sent, see http-errors.
    const parse = () => {
      ctx.state.isParsingBody = true;
      return next();
    };
    if (!ctx.is('multipart')) return parse();
    if (!(await mayUpload(strapi, ctx)))
      throw new HttpError('Send JSON.', { status: 415, name: 'UnsupportedMediaTypeError' });
    await withTemporaryFolder(ctx.req, parse);
  };
