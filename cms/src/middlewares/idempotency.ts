import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { HttpError, sendHttpError } from '../platform/http/http-error';
import {
  claimKey,
  ClaimLost,
  commitWithResponse,
  storeResponse,
  releaseClaim,
} from '../platform/idempotency/claims';
import { texts } from '../platform/messages/texts';
import { countDelivery } from '../platform/metrics/counters';
import { fingerprintOf, idempotencyKeyOf } from '../platform/idempotency/idempotency-key';
import { countForm } from '../platform/rate-limit/rate-limit';

// The request is invalid, so a retry cannot succeed. After other errors it can.
const finalStatuses = new Set([400, 422]);

const deliveryOf = {
  claimed: 'first',
  completed: 'replayed',
  'in-progress': 'in-progress',
  'other-body': 'other-body',
} as const;

type Config = {
  /** Counted towards the sender's limit for forms. */
  isForm?: boolean;
  /** If false, a repeat runs the controller again with `ctx.state.isReplay`, which then only reads. */
  keepsBody?: boolean;
};

// Wraps all our writes: requests with the same key have one effect and one response, in any process.
export default ({ isForm = false, keepsBody = true }: Config, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const sent = idempotencyKeyOf(ctx);
    // The customer's own site sends no key. Each request is then a separate write.
    const key = sent === '' ? randomUUID() : sent;
    const outcome = await claimKey(strapi, { key: scopedKey(ctx, key), fingerprint: fingerprintOf(ctx) });
    if (sent !== '') countDelivery(deliveryOf[outcome.kind]);
    if (outcome.kind === 'other-body') throw reused();
    if (outcome.kind === 'in-progress') throw inProgress();
    if (outcome.kind === 'completed') {
      ctx.set('Idempotency-Replayed', 'true');
      ctx.state.isReplay = true;
      if (!keepsBody && outcome.response.body === null) return next();
      ctx.status = outcome.response.status;
      ctx.body = outcome.response.body;
      return;
    }
    ctx.state.entry = sent;
    try {
      if (isForm) await countForm(strapi, ctx);
      await commitWithResponse(strapi, outcome.claim, async () => {
        await next();
        if (ctx.status >= 400) throw new NotDone();
        return { status: ctx.status, body: keepsBody ? ctx.body : null };
      });
    } catch (error) {
      if (error instanceof ClaimLost) throw inProgress();
      if (error instanceof HttpError) sendHttpError(ctx, error);
      const isExpected = error instanceof HttpError || error instanceof NotDone;
      if (isExpected && keepsBody && finalStatuses.has(ctx.status))
        return storeResponse(strapi, outcome.claim, { status: ctx.status, body: ctx.body });
      await releaseClaim(strapi, outcome.claim);
      if (!isExpected) throw error;
    }
  };

const scopedKey = ({ state: { idempotencyScope } }: Context, key: string): string =>
  typeof idempotencyScope === 'string' ? `${key} ${idempotencyScope}` : key;

// Rolls back the transaction. The response is already in ctx.
class NotDone extends Error {}

function inProgress(): HttpError {
  const kind = { status: 409, name: 'InProgressError', retryAfterSeconds: 1 };
  return new HttpError(texts().http.keyInProgress, kind);
}

function reused(): HttpError {
  const kind = { status: 422, name: 'IdempotencyKeyReusedError' };
  return new HttpError(texts().http.keyReused, kind);
}
