import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { forgetResponsesWith } from '../../../platform/idempotency/claims';
import { texts } from '../../../platform/messages/texts';
import type { Customer } from '../../account/services/customer';
import { latestLanguage } from '../../account/services/latest-language';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { viewOf } from './customer-orders';
import { findOrder, orderUid } from './order-record';

const ended = ['delivered', 'cancelled', 'refunded'];
const Orders = v.array(v.object({ documentId: v.string(), number: v.string() }));

// The law requires us to keep invoices with name and address, so only the account, contact details and note are removed.
export const personalOrders: PersonalDataProvider = {
  name: 'orders',

  open: (strapi, customer) => openOrders(strapi, byCustomer(customer)),

  async keepsAccount(strapi, documentId) {
    return (await strapi.db.query(orderUid).count({ where: { customer: documentId } })) > 0;
  },

  export: (strapi, customer) => exported(strapi, byCustomer(customer)),
  // The owner of an unused account may still order as a guest, so guest orders with the same e-mail are not changed.
  erase: (strapi, customer, cause) =>
    erase(strapi, cause === 'inactivity' ? { customer: customer.documentId } : byCustomer(customer)),

  guest: {
    open: (strapi, email) => openOrders(strapi, byGuest(email)),
    export: (strapi, email) => exported(strapi, byGuest(email)),
    language: (strapi, email) => latestLanguage(strapi, orderUid, byGuest(email)),
    erase: (strapi, email) => erase(strapi, byGuest(email)),
  },
};

/** Includes guest orders with the same e-mail address, if the address is confirmed. */
const byCustomer = ({ documentId, confirmed, email }: Customer) =>
  confirmed ? { $or: [{ customer: documentId }, byGuest(email)] } : { customer: documentId };

const byGuest = (email: string) => ({ customer: { $null: true }, email: { $eqi: email } });

async function openOrders(strapi: Core.Strapi, where: object): Promise<string[]> {
  const orders = await ordersOf(strapi, { ...where, state: { $notIn: ended } });
  return orders.map(({ number }) => texts().orders.openOrder({ number }));
}

async function exported(strapi: Core.Strapi, where: object) {
  const orders = await ordersOf(strapi, where);
  const records = await Promise.all(orders.map((order) => findOrder(strapi, order.documentId)));
  return Promise.all(records.flatMap((order) => (order ? [viewOf(strapi, order)] : [])));
}

async function erase(strapi: Core.Strapi, where: object): Promise<void> {
  const data = { customer: null, email: 'deleted@invalid', phone: '', note: '' };
  for (const { documentId } of await ordersOf(strapi, where)) {
    await strapi.db.query(orderUid).update({ where: { documentId }, data });
    await forgetResponsesWith(strapi, `"id":"${documentId}"`);
  }
}

async function ordersOf(strapi: Core.Strapi, where: object): Promise<v.InferOutput<typeof Orders>> {
  return v.parse(Orders, await strapi.db.query(orderUid).findMany({ where }));
}
