import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { count } from '../../../platform/rate-limit/rate-limit';
import { environment } from '../../../platform/config/environment';
import { customerOf } from '../services/cart-owner';

const Lines = v.object({ data: v.object({ lines: v.array(v.unknown()) }) });

/** Limits the number of cart lines that guests can write, per IP address and hour. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (customerOf(ctx) === undefined) {
      const most = environment().CART_LINES_PER_ADDRESS;
      await count(strapi, { bucket: `cart:${ctx.ip}`, most, by: Math.min(linesIn(ctx.request.body), most) });
    }
    return next();
  };

// A write without lines counts as one, because it also costs a transaction.
function linesIn(body: unknown): number {
  const result = v.safeParse(Lines, body);
  return result.success ? Math.max(1, result.output.data.lines.length) : 1;
}
