import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import * as v from 'valibot';
import type { CallInProcess, CallResponse } from '../../platform/http/call-in-process';
import { isUuid } from '../../platform/idempotency/idempotency-key';
import { texts } from '../../platform/messages/texts';
import type { Outcome } from './basic-build';
import { cartUrl, type Line, readCookieCart } from './cookie-cart';
import { postedFields } from './posted-fields';

type Fields = Record<string, string>;
type Change = { method: 'PUT' | 'DELETE'; url: string; body?: object };

const Failure = v.object({ error: v.object({ message: v.string() }) });
const page = '/basic/cart';

/** The cart of the visitor's cookie. It is the same cart that the site's scripts use. */
export function createBasicCart(call: CallInProcess) {
  async function show(ctx: Context): Promise<Outcome> {
    const { body } = await readCookieCart(call, ctx);
    return { status: 200, page: { type: 'cart', cart: body, quantities: {}, problem: '' } };
  }

  async function change(ctx: Context): Promise<Outcome> {
    const posted = postedFields(ctx);
    const before = await readCookieCart(call, ctx);
    for (const request of changesOf(posted, before.cart.lines)) {
      const response = await call({ ...request, visitor: ctx });
      passOnCookies(ctx, response);
      if (response.status >= 300) return notChanged(ctx, response, posted);
    }
    return { location: page };
  }

  async function notChanged(ctx: Context, response: CallResponse, posted: Fields): Promise<Outcome> {
    const { body } = await readCookieCart(call, ctx);
    return {
      status: response.status === 400 ? 422 : response.status,
      page: { type: 'cart', cart: body, quantities: quantitiesIn(posted), problem: problemOf(response) },
    };
  }

  return { show, change };
}

/** Each change states the final quantity, so that sending it twice does no harm. */
function changesOf(posted: Fields, lines: Line[]): Change[] {
  const { partNumber, quantity = '', remove } = posted;
  if (remove !== undefined) return isUuid(remove) ? [{ method: 'DELETE', url: `${cartUrl}/${remove}` }] : [];
  if (partNumber !== undefined) {
    const addOns = namesIn(posted, 'addOn.').toSorted();
    const alike = lines.find((line) => isLike(line, { partNumber, addOns }));
    const data = { partNumber, quantity: Number(quantity), addOns };
    return [{ method: 'PUT', url: `${cartUrl}/${alike?.id ?? randomUUID()}`, body: { data } }];
  }
  const quantities = quantitiesIn(posted);
  const changed = lines.filter(({ id, quantity: now }) => (quantities[id] ?? String(now)) !== String(now));
  // The other fields of a line stay as they are.
  return changed.map(({ id }) => ({
    method: 'PUT',
    url: `${cartUrl}/${id}`,
    body: { data: { quantity: Number(quantities[id]) } },
  }));
}

const isLike = (line: Line, added: Pick<Line, 'partNumber' | 'addOns'>) =>
  line.partNumber === added.partNumber &&
  line.addOns.join() === added.addOns.join() &&
  line.costCentre === '' &&
  line.reference === '';

/** The posted quantities, by line id. */
function quantitiesIn(posted: Fields): Record<string, string> {
  const ids = namesIn(posted, 'quantity.');
  return Object.fromEntries(ids.map((id) => [id, (posted[`quantity.${id}`] ?? '').trim()]));
}

/** The rest of each field name that starts with the prefix. */
const namesIn = (posted: Fields, prefix: string): string[] =>
  Object.keys(posted).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

function problemOf({ body }: CallResponse): string {
  return v.is(Failure, body) ? body.error.message : texts().site.cartNotChanged;
}

/** The first line of a guest creates the cart and its cookie. */
function passOnCookies(ctx: Context, { headers }: CallResponse): void {
  const cookies = headers['set-cookie'];
  if (typeof cookies === 'string' || Array.isArray(cookies)) ctx.set('Set-Cookie', cookies);
}
