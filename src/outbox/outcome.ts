import { parseRefusal, parseReceipt, type Failure } from '#src/contract/outbox.ts';
import type { Outcome } from './entry.ts';
import { parseHeld, type Held } from './held.ts';
import type { Reply } from './wire.ts';

/** 408 and 425 say "again"; 429 says "later"; what is 500 or above may work the next time. */
const isPassing = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/** What the answer to an entry means for it. */
export function outcomeOf(reply: Reply, confirms?: Held['of']): Outcome {
  if (reply === 'unreachable') return unreachable;
  const { status, body, retryAfterMs } = reply;
  if (status >= 200 && status < 300) return confirms ? confirmedHeld(reply, confirms) : confirmed(body);
  const refusal = parseRefusal(body);
  if (!refusal) return later('The answer did not come from our server.', retryAfterMs);
  if (status === 401) return { type: 'parked', failure: failure('signed-out', 'Sign in again to send it.') };
  if (isPassing(status)) return later('The server was too busy to take it.', retryAfterMs);
  if (status === 409 || refusal.name === 'HumanCheckError') return later(refusal.message, retryAfterMs);
  if (refusal.name === 'IdempotencyKeyReusedError')
    return { type: 'rejected', failure: failure('changed-after-arrival', arrivedBefore) };
  return {
    type: 'rejected',
    failure: { reason: 'refused', message: refusal.message, fields: refusal.details.errors },
  };
}

const arrivedBefore =
  'It had arrived already when you changed it. Send the change as a new one only if it is still needed.';

function confirmed(body: unknown): Outcome {
  const receipt = parseReceipt(body);
  return receipt ? { type: 'confirmed', receipt } : later('The answer did not come from our server.');
}

function confirmedHeld({ body, cartToken }: Exclude<Reply, string>, of: Held['of']): Outcome {
  try {
    return {
      type: 'confirmed',
      held: parseHeld[of](body),
      ...(cartToken === undefined ? {} : { cartToken }),
    };
  } catch {
    return later('The answer did not come from our server.');
  }
}

const failure = (reason: Failure['reason'], message: string): Failure => ({ reason, message, fields: [] });

export const later = (message: string, retryAfterMs?: number): Outcome => ({
  type: 'try-later',
  failure: failure('busy', message),
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

export const unreachable: Outcome = {
  type: 'try-later',
  failure: failure('unreachable', 'There was no connection to the server.'),
};
