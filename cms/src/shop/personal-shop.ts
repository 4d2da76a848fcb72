import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Holder } from '../accounts/holder';
import { tables } from '../tables/tables';
import { emptyCart, findCart, readLines } from './cart/cart-record';
import { viewOf } from './orders/customer-orders';
import { findOrder, orderUid } from './orders/order-record';
import { forgetCardHolder, listCards } from './payment/saved-cards';
import { customerHolder } from './shopper';

const ended = ['delivered', 'cancelled', 'refunded'];
const Found = v.array(v.object({ documentId: v.string(), number: v.string() }));

// The invoice stays, with the name and address that stand on it: the law says so. What led to the account does not.
export const ordersHolder: Holder = {
  name: 'orders',

  async open(strapi, { documentId }) {
    const found = await ordersOf(strapi, { customer: documentId, state: { $notIn: ended } });
    return found.map(({ number }) => `order ${number}`);
  },

  async export(strapi, { documentId }) {
    const found = await ordersOf(strapi, { customer: documentId });
    const records = await Promise.all(found.map((order) => findOrder(strapi, order.documentId)));
    return Promise.all(records.flatMap((order) => (order ? [viewOf(strapi, order)] : [])));
  },

  async erase(strapi, { documentId }) {
    const data = { customer: null, email: 'deleted@invalid', phone: '', note: '' };
    for (const order of await ordersOf(strapi, { customer: documentId }))
      await strapi.db.query(orderUid).update({ where: { documentId: order.documentId }, data });
  },
};

export const cartHolder: Holder = {
  name: 'cart',

  async export(strapi, { documentId }) {
    return await strapi.db.transaction(async ({ trx }) => {
      const found = await findCart(trx, customerHolder(documentId));
      return found ? await readLines(trx, found.cart) : [];
    });
  },

  async erase(strapi, { documentId }) {
    await strapi.db.transaction(async ({ trx }) => {
      const holder = customerHolder(documentId);
      const found = await findCart(trx, holder);
      if (!found) return;
      await emptyCart(trx, found.cart);
      await trx(tables.carts).where({ holder }).delete();
    });
  },
};

export const cardsHolder: Holder = {
  name: 'savedCards',
  export: (strapi, { documentId }) => listCards(strapi, documentId),
  eraseElsewhere: (strapi, { documentId }) => forgetCardHolder(strapi, documentId),
  erase: () => Promise.resolve(),
};

async function ordersOf(strapi: Core.Strapi, where: object): Promise<v.InferOutput<typeof Found>> {
  return v.parse(Found, await strapi.db.query(orderUid).findMany({ where }));
}
