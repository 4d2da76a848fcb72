import { invalid } from '../http/http-error';

/**
 * Strapi parses the field `fileInfo` of an upload, one text or one for each file, and fails if it is not JSON.
 * @throws an HttpError (400)
 */
export function checkFileInformation(body: unknown): void {
  const information: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'fileInfo') : [];
  if ([information].flat().some((text) => typeof text === 'string' && text !== '' && !isJson(text)))
    throw invalid('fileInfo is not JSON.');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
