import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { invalid, HttpError, sendHttpError } from '../platform/http/http-error';
import { sendPlainPage } from '../platform/http/plain-page';
import { isBasicPage } from '../platform/site-build/reserved-paths';

// HttpErrors and unreadable bodies are expected: they are returned and not logged.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!hasPath(ctx)) return sendHttpError(ctx, invalid('The URL is not valid.'));
    try {
      await next();
    } catch (error) {
      const expected = expectedError(ctx, error);
      if (isBasicPage(ctx.path)) return sendErrorPage(strapi, ctx, expected ?? error);
      if (!expected) throw error;
      sendHttpError(ctx, expected);
    }
  };

function expectedError(ctx: Context, error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  return ctx.state.isParsingBody === true ? unreadable(error) : undefined;
}

// For visitors without JavaScript, who would otherwise see JSON.
function sendErrorPage(strapi: Core.Strapi, ctx: Context, error: unknown): void {
  if (error instanceof HttpError)
    return sendPlainPage(ctx, {
      status: error.kind.status,
      title: error.kind.status === 404 ? 'Page not found' : 'Your request was not accepted',
      text: `${error.message} Go back to the page before to see what you have entered.`,
    });
  strapi.log.error(`${ctx.method} ${ctx.path}: ${error instanceof Error ? error.stack : String(error)}`);
  sendPlainPage(ctx, {
    status: 500,
    title: 'Sorry, there is a problem with this page',
    text: 'Something went wrong on our side, and we have recorded the error. Please try again in a moment.',
  });
}

// A request line may also contain "*" or a full URL, which Koa parses at first access.
function hasPath(ctx: Context): boolean {
  try {
    return ctx.path.startsWith('/');
  } catch {
    return false;
  }
}

// Errors of the body parsers: raw-body sets a status, zlib a code, co-body and formidable neither. All of them are
// caused by the request.
function unreadable(error: unknown): HttpError {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413)
    return new HttpError('The request is too large.', { status: 413, name: 'PayloadTooLargeError' });
  if (status === 415)
    return new HttpError('The encoding of the request is not supported.', {
      status: 415,
      name: 'UnsupportedMediaTypeError',
    });
  return invalid('The request is malformed.');
}
