import { ApiError, NotUnderstood } from './errors.ts';
import { nextTask } from './next-task.ts';
import { carry, type Answer, type Outgoing } from './transport.ts';

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
 * @throws {NotUnderstood} when the answer is not what the contract says
 */
export async function request<T>(path: string, parserOf: ParserOf<T>, outgoing: Outgoing = {}): Promise<T> {
  const [answer, parse] = await Promise.all([carry(path, outgoing), parserOf()]);
  // A long answer was read in one task and is checked in another.
  await nextTask();
  const isMissing = outgoing.isOptional && answer.status === 404;
  if (!isMissing && (answer.status < 200 || answer.status > 299)) throw await toApiError(answer);
  try {
    return parse(isMissing ? undefined : answer.body);
  } catch (cause) {
    throw new NotUnderstood(`The answer of ${path} is not what was expected`, { cause });
  }
}

async function toApiError({ status, body }: Answer) {
  const { parseFailure } = await import('#src/contract/failure.ts');
  const { message, details } = parseFailure(body) ?? { message: `The server answered with status ${status}` };
  return new ApiError(status, message, details);
}
