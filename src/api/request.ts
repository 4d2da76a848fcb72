import * as v from 'valibot';
import { ApiError, NotUnderstood } from './errors.ts';
import { carry, type Answer, type Outgoing } from './transport.ts';

/**
 * Asks the backend and parses its answer.
 *
 * @throws {Unreachable} when there is no connection
 * @throws {ApiError} when the backend refuses or fails
 * @throws {NotUnderstood} when the answer is not what the contract says
 */
export async function request<T>(
  path: string,
  parse: (body: unknown) => T,
  outgoing: Outgoing = {},
): Promise<T> {
  const answer = await carry(path, outgoing);
  if (answer.status < 200 || answer.status > 299) throw toApiError(answer);
  try {
    return parse(answer.body);
  } catch (cause) {
    throw new NotUnderstood(`The answer of ${path} is not what was expected`, { cause });
  }
}

const ErrorBody = v.object({ error: v.object({ message: v.string(), details: v.unknown() }) });

function toApiError({ status, body }: Answer) {
  const parsed = v.safeParse(ErrorBody, body);
  if (!parsed.success) return new ApiError(status, `The server answered with status ${status}`, undefined);
  const { message, details } = parsed.output.error;
  return new ApiError(status, message, details);
}
