import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { errorTranslations } from '../platform/http/expected-errors';
import { invalid, HttpError, sendHttpError } from '../platform/http/http-error';
import { databaseUnavailable, sawOutage, watched } from '../platform/database/outage';
import { sendPlainPage } from '../platform/http/plain-page';
import { texts } from '../platform/messages/texts';
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
    hasPath(ctx) ? watched(() => respond(ctx, next)) : sendHttpError(ctx, invalid(texts().http.invalidUrl));
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
  const t = texts().site;
  if (error instanceof HttpError)
    return sendPlainPage(ctx, {
      status: error.kind.status,
      title: titleOf(error.kind.status),
      text: t.goBack({ problem: error.message }),
    });
  strapi.log.error(`${ctx.method} ${ctx.path}: ${error instanceof Error ? error.stack : String(error)}`);
  sendPlainPage(ctx, { status: 500, title: t.pageProblem, text: t.errorRecorded });
}

function titleOf(status: number): string {
  const { pageNotFound, notAvailable, notAccepted } = texts().site;
  if (status === 404) return pageNotFound;
  return status === 503 ? notAvailable : notAccepted;
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
  const t = texts().http;
  if (status === 413) return new HttpError(t.tooLarge, { status: 413, name: 'PayloadTooLargeError' });
  if (status === 415)
    return new HttpError(t.unsupportedEncoding, { status: 415, name: 'UnsupportedMediaTypeError' });
  return invalid(t.malformed);
}
