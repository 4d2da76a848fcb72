import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { HttpError } from '../platform/http/http-error';
import { mayUpload } from '../platform/uploads/may-upload';
import { withTemporaryFolder } from '../platform/uploads/temporary-files';

// Directly before strapi::body. Multipart files are written to disk while they are parsed, so clients without permission
// are rejected first. Visitors upload files in chunks to /api/attachments.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // Errors from here until after-body are caused by the request, see http-errors.
    const parse = () => {
      ctx.state.isParsingBody = true;
      return next();
    };
    if (!ctx.is('multipart')) return parse();
    if (!(await mayUpload(strapi, ctx)))
      throw new HttpError('Send JSON.', { status: 415, name: 'UnsupportedMediaTypeError' });
    await withTemporaryFolder(ctx.req, parse);
  };
