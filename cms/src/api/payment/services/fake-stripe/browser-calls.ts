import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { handle } from './calls';
import { type FakeResponse, failed } from './intents';
import { memoryIn } from './memory';

const call = /\/v1\/payment_intents\/(pi_\w+)(?:\/(confirm|authenticate))?$/;

/** Handles the calls that Stripe.js makes from a browser with the publishable key and a client_secret. Rejects others. */
export async function handleBrowserCall(strapi: Core.Strapi, ctx: Context): Promise<FakeResponse> {
  const [, id, action] = call.exec(ctx.path) ?? [];
  const fields = new URLSearchParams(flat(ctx.method === 'GET' ? ctx.query : ctx.request.body));
  const isSupported = ctx.method === 'GET' ? action === undefined : action !== undefined;
  if (!id || !isSupported) return failed('resource_missing', 'The fake does not support this call.', 404);
  const intent = await strapi.db.transaction(async ({ trx }) => memoryIn(trx).get(id));
  if (!intent || intent.client_secret !== fields.get('client_secret'))
    return failed('payment_intent_invalid_parameter', 'The client_secret is not valid.', 401);
  return handle(strapi, { method: ctx.method, path: `/v1/payment_intents/${id}/${action ?? ''}`, fields });
}

/** Flattens `{a: {b: 1}}` to `a[b]=1`, because browsers may send JSON or a form. */
function flat(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return name === '' ? [] : [[name, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => flat(child, name === '' ? key : `${name}[${key}]`));
}
