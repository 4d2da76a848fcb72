import { parseErrorResponse, parseReceipt, type Failure } from '#src/contract/outbox.ts';
import type { Outcome } from './entry.ts';
import { parseServerState, type ServerState } from './server-state.ts';
import type { Reply } from './send-request.ts';

/** Retried on 408, 425, 429 and 5xx. */
const isTransient = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/** Maps the reply to an entry's request to an outcome. */
export function outcomeOf(reply: Reply, confirms?: ServerState['of']): Outcome {
  if (reply === 'unreachable') return unreachable;
  const { status, body, retryAfterMs } = reply;
  if (status >= 200 && status < 300)
    return confirms ? confirmedState(reply, confirms) : confirmedReceipt(body);
  const error = parseErrorResponse(body);
  if (!error) return tryLater('The response did not come from our server.', retryAfterMs);
  if (status === 401)
    return { type: 'parked', failure: failure('signed-out', 'Sign in again to send this.') };
  if (isTransient(status)) return tryLater('The server is busy.', retryAfterMs);
  if (status === 409 || error.name === 'HumanCheckError') return tryLater(error.message, retryAfterMs);
  if (error.name === 'IdempotencyKeyReusedError')
    return { type: 'rejected', failure: failure('changed-after-arrival', arrivedBefore) };
  return {
    type: 'rejected',
    failure: { reason: 'refused', message: error.message, fields: error.details.errors },
  };
}

const arrivedBefore =
  'This had already been sent when you changed it. Send your change as a new request only if you still need it.';

function confirmedReceipt(body: unknown): Outcome {
  const receipt = parseReceipt(body);
  return receipt ? { type: 'confirmed', receipt } : tryLater('The response did not come from our server.');
}

function confirmedState({ body, cartToken }: Exclude<Reply, string>, of: ServerState['of']): Outcome {
  try {
    return {
      type: 'confirmed',
      serverState: parseServerState[of](body),
      ...(cartToken === undefined ? {} : { cartToken }),
    };
  } catch {
    return tryLater('The response did not come from our server.');
  }
}

const failure = (reason: Failure['reason'], message: string): Failure => ({ reason, message, fields: [] });

export const tryLater = (message: string, retryAfterMs?: number): Outcome => ({
  type: 'try-later',
  failure: failure('busy', message),
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

export const unreachable: Outcome = {
  type: 'try-later',
  failure: failure('unreachable', 'No connection to the server.'),
};
