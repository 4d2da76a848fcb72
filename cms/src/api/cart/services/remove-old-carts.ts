import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';
import { emptyCart } from './cart-record';

const atOnce = 200;
/** The lifetime of the cart's cookie. */
const keptMilliseconds = 180 * 24 * 60 * 60 * 1000;

/** Deletes abandoned carts of guests, which no one can access any more. */
export async function removeOldCarts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const old: { cart: string }[] = await trx(tables.carts)
      .where('holder', 'like', 'guest:%')
      .where('changed', '<', now - keptMilliseconds)
      .limit(atOnce)
      .select('cart');
    for (const { cart } of old) {
      await emptyCart(trx, cart);
      await trx(tables.carts).where({ cart }).delete();
    }
  });
}
