import type { Core } from '@strapi/strapi';
import {
  amountProblem,
  type FakeResponse,
  newIntent,
  authenticate,
  cancel,
  confirm,
  failed,
} from './intents';
import { type StripeObject, type Memory, newId, withMemory, seconds } from './memory';
import { callWebhook } from './call-webhook';

export type Call = { method: string; path: string; fields: URLSearchParams; key?: string | undefined };

/** Handles one call of Stripe's API. Like Stripe, it reports changes of payments to the webhook. */
export async function handle(strapi: Core.Strapi, call: Call): Promise<FakeResponse> {
  const changedIntents: StripeObject[] = [];
  const response = await withMemory(strapi, async (memory) => {
    const earlier = call.key ? await memory.get(`key_${call.key}`) : undefined;
    if (earlier) return { status: 200, body: await expand(memory, earlier.answer, call.fields) };
    const result = await route(memory, call);
    if (call.key && result.status === 200)
      await memory.put({ id: `key_${call.key}`, object: 'key', answer: result.body });
    const changed = call.method === 'GET' ? undefined : await changedIntent(memory, result.body);
    if (changed) changedIntents.push(changed);
    return { ...result, body: await expand(memory, result.body, call.fields) };
  });
  for (const object of changedIntents) callWebhook(strapi, object);
  return response;
}

async function route(memory: Memory, { method, path, fields }: Call): Promise<FakeResponse> {
  const [, kind = '', id = '', action = ''] = path.replace(/^\/v1/, '').split('/');
  if (id === '') return method === 'GET' ? list(memory, kind, fields) : create(memory, kind, fields);
  const object = await memory.get(id);
  if (!object) return failed('resource_missing', `No such ${kind}: '${id}'`, 404);
  if (action === '') return { status: 200, body: object };
  if (action === 'confirm') return confirm(memory, object, fields);
  if (action === 'authenticate') return authenticate(memory, object, fields.get('outcome') === 'succeed');
  if (action === 'cancel') return cancel(memory, object);
  if (action === 'detach') return ok(await memory.put({ ...object, customer: null }));
  return failed('resource_missing', 'The fake does not support this call.', 404);
}

async function create(memory: Memory, kind: string, fields: URLSearchParams): Promise<FakeResponse> {
  if (kind === 'payment_intents')
    return (
      amountProblem(Number(fields.get('amount')), fields.get('currency')) ??
      ok(await memory.put(newIntent(fields)))
    );
  if (kind === 'customers')
    return ok(await memory.put({ id: newId('cus'), object: 'customer', email: fields.get('email') }));
  return kind === 'refunds' ? refund(memory, fields) : failed('resource_missing', 'Unknown.', 404);
}

async function list(memory: Memory, kind: string, fields: URLSearchParams): Promise<FakeResponse> {
  const all = await memory.all(kind.replace(/s$/, ''));
  const filters = ['customer', 'payment_intent'].filter((name) => fields.has(name));
  const data = all.filter((object) => filters.every((name) => object[name] === fields.get(name)));
  return ok({ object: 'list', data, has_more: false, url: `/v1/${kind}` });
}

async function refund(memory: Memory, fields: URLSearchParams): Promise<FakeResponse> {
  const intent = await memory.get(fields.get('payment_intent') ?? '');
  const charge = intent && (await memory.get(String(intent.latest_charge)));
  if (!intent || !charge) return failed('resource_missing', 'There is no payment to refund.');
  if (charge.refunded === true)
    return failed('charge_already_refunded', 'The payment has already been refunded.');
  const refunded = Number(charge.amount_refunded ?? 0);
  const left = Number(charge.amount) - refunded;
  const amount = Number(fields.get('amount') ?? left);
  if (amount > left)
    return failed('amount_too_large', 'The refund is greater than the unrefunded amount of the charge.');
  const problem = amountProblem(amount, intent.currency);
  if (problem) return problem;
  await memory.put({ ...charge, amount_refunded: refunded + amount, refunded: amount === left });
  const created = { id: newId('re'), object: 'refund', status: 'succeeded', amount };
  const metadata = { refund: fields.get('metadata[refund]') ?? '' };
  return ok(await memory.put({ ...created, metadata, payment_intent: intent.id, created: seconds() }));
}

async function changedIntent(memory: Memory, body: unknown): Promise<StripeObject | undefined> {
  if (!isStripeObject(body)) return undefined;
  if (body.object === 'payment_intent' && body.status !== 'requires_payment_method') return body;
  return body.object === 'refund' ? await memory.get(String(body.payment_intent)) : undefined;
}

// Like Stripe, replaces the id in each field listed in `expand` with the whole object.
async function expand(memory: Memory, body: unknown, fields: URLSearchParams): Promise<unknown> {
  if (!isStripeObject(body)) return body;
  const expandedFields = [...fields].filter(([name]) => name.startsWith('expand')).map(([, field]) => field);
  const result: Record<string, unknown> = { ...body };
  for (const field of expandedFields) {
    const id = result[field];
    if (typeof id === 'string') result[field] = (await memory.get(id)) ?? null;
  }
  return result;
}

function isStripeObject(body: unknown): body is StripeObject {
  return typeof body === 'object' && body !== null && 'id' in body && 'object' in body;
}

function ok(body: unknown): FakeResponse {
  return { status: 200, body };
}
