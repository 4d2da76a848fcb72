import { m } from '#src/messages/m.ts';
import type { ApiResponse } from './api-response.ts';
import { ApiError, InvalidResponse, Unreachable } from './errors.ts';
import { send, type SendOptions } from './send.ts';
import { yieldToMain } from './yield-to-main.ts';

/**
 * Imports the parser of a response. Parsers are not in the first script: server-rendered data is already parsed, so they are
 * only needed for the first response in the browser.
 */
export type ParserOf<T> = () => Promise<(body: unknown) => T | Promise<T>>;

export interface RequestOptions extends SendOptions {
  /** For optional content: on 404 the parser gets `undefined` and returns defaults. */
  isOptional?: boolean;
}

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
  { isOptional = false, ...options }: RequestOptions = {},
): Promise<T> {
  const [response, parse] = await Promise.all([receive(path, options), parserOf()]);
  // Parsing a large response is a separate task from reading it.
  await yieldToMain();
  const isMissing = isOptional && response.status === 404;
  if (response.type === 'error' && !isMissing) throw await toApiError(response);
  try {
    return await parse(isMissing ? undefined : response.body);
  } catch (cause) {
    throw new InvalidResponse(m.api.unexpectedResponse({ path }), { cause });
  }
}

/** Throws at once when there is no connection, which may also be why the parser cannot be imported. */
async function receive(path: string, options: SendOptions) {
  const outcome = await send(path, options);
  if (outcome.type !== 'unreachable') return outcome;
  options.signal?.throwIfAborted();
  throw new Unreachable(m.api.unreachable);
}

async function toApiError({ status, body }: ApiResponse) {
  const { parseFailure } = await import('#src/contract/failure.ts');
  const { message, details } = parseFailure(body) ?? { message: m.api.errorStatus({ status }) };
  return new ApiError(status, message, details);
}
