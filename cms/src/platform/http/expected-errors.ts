import { texts } from '../messages/texts';
import { createRegistry } from '../registry';
import { HttpError } from './http-error';

/** Translates an error of another service for visitors. Undefined if the error has another cause. */
export type Translate = (error: unknown) => { service: string; sent: HttpError } | undefined;

export const errorTranslations = createRegistry<Translate>();

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const retryAfterSeconds = 30;

/** A 503: the same request can be sent again later. */
export function unavailable(message: string): HttpError {
  return new HttpError(message, { status: 503, name: 'ServiceUnavailableError', retryAfterSeconds });
}

/** Node's error codes for a disk that cannot be written to. */
export const fullDisk: Translate = (error) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!diskCodes.has(code)) return undefined;
  const sent = unavailable(texts().http.filesNotStored);
  return { service: `The disk (${code})`, sent };
};
