import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { errorTranslations } from '../platform/http/expected-errors';
import { invalid, HttpError, sendHttpError } from '../platform/http/http-error';
import { databaseUnavailable, sawOutage, watched } from '../platform/database/outage';
import { sendPlainPage } from '../platform/http/plain-page';
import { isBasicPage } from '../platform/site-build/reserved-paths';

// HttpErrors and unreadable bodies are expected: they are returned and not logged. Every failure of a request that could
// not use the database is 503, however inner code handled it: 401 would sign people out, and 404 would be wrong.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const respond = async (ctx: Context, next: Next) => {
    try {
      await next();
      if (sawOutage()) reportOutage(ctx);
    } catch (error) {
      const expected = sawOutage()
        ? databaseUnavailable()
        : (translated(strapi, error) ?? expectedError(ctx, error));
      if (isBasicPage(ctx.path)) return sendErrorPage(strapi, ctx, expected ?? error);
      if (!expected) throw error;
      sendHttpError(ctx, expected);
    }
  };
  return (ctx: Context, next: Next) =>
    hasPath(ctx) ? watched(() => respond(ctx, next)) : sendHttpError(ctx, invalid('The URL is not valid.'));
};

// An HTML page keeps its body, which has the menu and says what to do.
function reportOutage(ctx: Context): void {
  if (ctx.status < 400 || ctx.status === 503) return;
  const error = databaseUnavailable();
  if (!ctx.response.is('html')) return sendHttpError(ctx, error);
  ctx.status = error.kind.status;
  ctx.set('Retry-After', String(error.kind.retryAfterSeconds));
}

function translated(strapi: Core.Strapi, error: unknown): HttpError | undefined {
  for (const translate of errorTranslations.all()) {
    const translated = translate(error);
    if (!translated) continue;
    strapi.log.error(`${translated.service} cannot be used.`);
    return translated.sent;
  }
  return undefined;
}

function expectedError(ctx: Context, error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  return ctx.state.isParsingBody === true ? unreadable(error) : undefined;
}

// For visitors without JavaScript, who would otherwise see JSON.
function sendErrorPage(strapi: Core.Strapi, ctx: Context, error: unknown): void {
  if (error instanceof HttpError)
    return sendPlainPage(ctx, {
      status: error.kind.status,
      title: titles[error.kind.status] ?? 'Your request was not accepted',
      text: `${error.message} Go back to the previous page to see what you entered.`,
    });
  strapi.log.error(`${ctx.method} ${ctx.path}: ${error instanceof Error ? error.stack : String(error)}`);
  sendPlainPage(ctx, {
    status: 500,
    title: 'Sorry, there is a problem with this page',
    text: 'Something went wrong on our side, and we have recorded the error. Try again in a moment.',
  });
}

const titles: Record<number, string> = { 404: 'Page not found', 503: 'This is not available right now' };

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
