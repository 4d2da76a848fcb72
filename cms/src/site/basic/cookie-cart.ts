import type { Context } from 'koa';
import * as v from 'valibot';
import type { CallInProcess } from '../../platform/http/call-in-process';

const text = v.nullish(v.string(), '');
const Line = v.object({
  id: v.string(),
  partNumber: v.string(),
  quantity: v.number(),
  costCentre: text,
  reference: text,
  addOns: v.array(v.string()),
  offeredAddOns: v.array(v.object({ code: v.string(), name: v.string() })),
});
const Body = v.object({ data: v.object({ lines: v.array(Line) }) });

export type Line = v.InferOutput<typeof Line>;
type CookieCart = { cart: { lines: Line[] }; body: unknown };

export const cartUrl = '/shopping-cart/cart';

/** The cart of the visitor's cookie: its lines, and the whole response for the page. */
export async function readCookieCart(call: CallInProcess, visitor: Context): Promise<CookieCart> {
  const { body } = await call({ method: 'GET', url: cartUrl, visitor });
  return { cart: v.parse(Body, body).data, body };
}
