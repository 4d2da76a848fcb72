import { ApiError, InvalidResponse } from './errors.ts';
import { yieldToMain } from './yield-to-main.ts';
import { send, type ApiResponse, type RequestOptions } from './transport.ts';

/**
 * Fetches the parser of an answer. The parsers are no part of the first script: what the server rendered is parsed
 * already, so they are needed with the first answer that comes over the wire.
 */
export type ParserOf<T> = () => Promise<(body: unknown) => T>;

/**
 * Asks the backend and parses its answer.
 *
 * @throws {Unreachable} when there is no connection
 * @throws {ApiError} when the backend refuses or fails
 * @throws {InvalidResponse} when the answer is not what the contract says
 */
export async function request<T>(
  path: string,
  parserOf: ParserOf<T>,
  outgoing: RequestOptions = {},
): Promise<T> {
  const [response, parse] = await Promise.all([send(path, outgoing), parserOf()]);
  // A long answer was read in one task and is checked in another.
  await yieldToMain();
  const isMissing = outgoing.isOptional && response.status === 404;
  if (!isMissing && (response.status < 200 || response.status > 299)) throw await toApiError(response);
  try {
    return parse(isMissing ? undefined : response.body);
  } catch (cause) {
    throw new InvalidResponse(`The answer of ${path} is not what was expected`, { cause });
  }
}

async function toApiError({ status, body }: ApiResponse) {
  const { parseFailure } = await import('#src/contract/failure.ts');
  const { message, details } = parseFailure(body) ?? { message: `The server answered with status ${status}` };
  return new ApiError(status, message, details);
}
