import type { Context, Next } from 'koa';
import { invalid, HttpError, sendHttpError } from '../platform/http/http-error';

// HttpErrors and unreadable bodies are expected: they are returned and not logged.
export default () => async (ctx: Context, next: Next) => {
  if (!hasPath(ctx)) return sendHttpError(ctx, invalid('The URL is not valid.'));
  try {
    await next();
  } catch (error) {
    if (error instanceof HttpError) return sendHttpError(ctx, error);
    if (ctx.state.isParsingBody !== true) throw error;
    sendHttpError(ctx, unreadable(error));
  }
};

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
