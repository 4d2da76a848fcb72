import { createRegistry } from '../registry';
import { HttpError } from './http-error';

/** The error a visitor receives in place of one of another service; undefined if it is of another kind. */
export type Translate = (error: unknown) => { service: string; sent: HttpError } | undefined;

export const errorTranslations = createRegistry<Translate>();

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const retryAfterSeconds = 30;

/** A 503, after which a request can be sent again. */
export function unavailable(message: string): HttpError {
  return new HttpError(message, { status: 503, name: 'ServiceUnavailableError', retryAfterSeconds });
}

/** Node's errors of a disk to which nothing can be written. */
export const fullDisk: Translate = (error) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!diskCodes.has(code)) return undefined;
  const sent = unavailable('Files cannot be stored right now. Try again later.');
  return { service: `The disk (${code})`, sent };
};
