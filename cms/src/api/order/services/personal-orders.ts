import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { viewOf } from './customer-orders';
import { findOrder, orderUid } from './order-record';

const ended = ['delivered', 'cancelled', 'refunded'];
const Orders = v.array(v.object({ documentId: v.string(), number: v.string() }));

// The law requires us to keep invoices with name and address. Only the link to the account is removed.
export const personalOrders: PersonalDataProvider = {
  name: 'orders',

  async open(strapi, { documentId }) {
    const found = await ordersOf(strapi, { customer: documentId, state: { $notIn: ended } });
    return found.map(({ number }) => `order ${number}`);
  },

  async keepsAccount(strapi, documentId) {
    return (await strapi.db.query(orderUid).count({ where: { customer: documentId } })) > 0;
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

async function ordersOf(strapi: Core.Strapi, where: object): Promise<v.InferOutput<typeof Orders>> {
  return v.parse(Orders, await strapi.db.query(orderUid).findMany({ where }));
}
