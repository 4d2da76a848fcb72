import type { Context } from 'koa';
import { texts } from '../messages/texts';

export type FieldError = { path: (string | number)[]; message: string; name: 'ValidationError' };
type Kind = { status: number; name: string; details?: object; retryAfterSeconds?: number };

// An expected error. Can be thrown anywhere below a controller, and is returned in Strapi's error format.
export class HttpError extends Error {
  readonly kind: Kind;

  constructor(message: string, kind: Kind) {
    super(message);
    this.kind = kind;
  }
}

export function invalid(message: string, errors: FieldError[] = []): HttpError {
  return new HttpError(message, { status: 400, name: 'ValidationError', details: { errors } });
}

export function tooMany(message: string, retryAfterSeconds: number): HttpError {
  return new HttpError(message, { status: 429, name: 'RateLimitError', retryAfterSeconds });
}

export function notFound(): HttpError {
  return new HttpError(texts().http.notFound, { status: 404, name: 'NotFoundError' });
}

export function siteIsBeingBuilt(): HttpError {
  const kind = { status: 503, name: 'ServiceUnavailableError', retryAfterSeconds: 5 };
  return new HttpError(texts().http.siteIsBeingBuilt, kind);
}

export function sendHttpError(ctx: Context, { message, kind }: HttpError): void {
  const { status, name, details = {}, retryAfterSeconds } = kind;
  ctx.status = status;
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
  ctx.body = { data: null, error: { status, name, message, details } };
}
