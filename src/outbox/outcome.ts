import { cartTokenHeader } from '#src/api/credentials.ts';
import type { ApiResponse } from '#src/api/api-response.ts';
import type { SendOutcome } from '#src/api/send.ts';
import { parseErrorResponse, parseReceipt, type Failure } from '#src/contract/outbox.ts';
import { m } from '#src/messages/m.ts';
import type { Outcome } from './entry.ts';
import { parseServerState, type ServerState } from './server-state.ts';

/** Retried on 408, 425, 429 and 5xx. */
const isTransient = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/** What the outcome of an entry's request means for the entry. */
export function outcomeOf(sent: SendOutcome, confirms?: ServerState['of']): Outcome {
  if (sent.type === 'unreachable') return unreachable;
  if (sent.type === 'ok') return confirms ? confirmedState(sent, confirms) : confirmedReceipt(sent.body);
  const { status } = sent;
  const retryAfterMs = retryAfterOf(sent);
  const error = parseErrorResponse(sent.body);
  if (!error) return tryLater(m.outbox.notOurServer, retryAfterMs);
  if (status === 401) return { type: 'parked', failure: failure('signed-out', m.outbox.signInAgain) };
  if (isTransient(status)) return tryLater(m.outbox.serverBusy, retryAfterMs);
  if (status === 409 || error.name === 'HumanCheckError') return tryLater(error.message, retryAfterMs);
  if (error.name === 'IdempotencyKeyReusedError')
    return { type: 'rejected', failure: failure('changed-after-arrival', m.outbox.arrivedBefore) };
  return {
    type: 'rejected',
    failure: { reason: 'refused', message: error.message, fields: error.details.errors },
  };
}

function confirmedReceipt(body: unknown): Outcome {
  const receipt = parseReceipt(body);
  return receipt ? { type: 'confirmed', receipt } : tryLater(m.outbox.notOurServer);
}

function confirmedState({ body, headers }: ApiResponse, of: ServerState['of']): Outcome {
  const cartToken = headers?.get(cartTokenHeader) ?? undefined;
  try {
    return {
      type: 'confirmed',
      serverState: parseServerState[of](body),
      ...(cartToken === undefined ? {} : { cartToken }),
    };
  } catch {
    return tryLater(m.outbox.notOurServer);
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
  failure: failure('unreachable', m.outbox.noConnection),
};

/** `Retry-After` in milliseconds, at most one hour. The header is in seconds or a date. */
export function retryAfterOf({ headers }: ApiResponse): number | undefined {
  const value = headers?.get('Retry-After');
  if (value === null || value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), 3_600_000);
}
