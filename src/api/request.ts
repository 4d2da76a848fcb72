import { ApiError, InvalidResponse } from './errors.ts';
import { yieldToMain } from './yield-to-main.ts';
import { send, type ApiResponse, type RequestOptions } from './transport.ts';

/**
 * Imports the parser of a response. Parsers are not in the first script: server-rendered data is already parsed, so they are
 * only needed for the first response in the browser.
 */
export type ParserOf<T> = () => Promise<(body: unknown) => T>;

/**
 * Sends a request to the backend and parses the response.
 *
 * @throws {Unreachable} when there is no connection
 * @throws {ApiError} when the backend returns an error
 * @throws {InvalidResponse} when the response does not match the contract
 */
export async function request<T>(
  path: string,
  parserOf: ParserOf<T>,
  outgoing: RequestOptions = {},
): Promise<T> {
  const [response, parse] = await Promise.all([send(path, outgoing), parserOf()]);
  // Parsing a large response is a separate task from reading it.
  await yieldToMain();
  const isMissing = outgoing.isOptional && response.status === 404;
  if (!isMissing && (response.status < 200 || response.status > 299)) throw await toApiError(response);
  try {
    return parse(isMissing ? undefined : response.body);
  } catch (cause) {
    throw new InvalidResponse(`Unexpected response from ${path}`, { cause });
  }
}

async function toApiError({ status, body }: ApiResponse) {
  const { parseFailure } = await import('#src/contract/failure.ts');
  const { message, details } = parseFailure(body) ?? { message: `The server returned status ${status}` };
  return new ApiError(status, message, details);
}
