import type { Context, Next } from 'koa';
import { invalid, HttpError, sendHttpError } from '../platform/http/http-error';

// A refusal is an expected end, and so is a body nobody can read: answered, not logged.
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

// A request line may also name "*" or a whole URL, which Koa parses at the first look.
function hasPath(ctx: Context): boolean {
  try {
    return ctx.path.startsWith('/');
  } catch {
    return false;
  }
}

// What the parsers of bodies throw: raw-body names a status, zlib a code, co-body and formidable neither. All of it is
// about what was sent.
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
