import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { releaseAttachments } from '../../attachment/services/attachment-record';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { findOrder, orderUid, type OrderRecord } from './order-record';
import { lockOrder } from './reservations';

const ended = ['delivered', 'cancelled', 'refunded'];
const deleted = 'Deleted';
// The job runs hourly, so the next run continues with the rest.
const batchSize = 200;
const Orders = v.array(v.object({ documentId: v.string() }));

const erasedPerson = {
  name: deleted,
  company: '',
  email: 'deleted@invalid',
  phone: '',
  vatNumber: '',
  reference: '',
  note: '',
  staffNote: '',
  noteToCustomer: '',
  purchaseOrderNumber: '',
  card: '',
  carrier: '',
  trackingNumber: '',
  trackingUrl: '',
  customer: null,
  attachments: [],
};
const erasedAddress = {
  name: deleted,
  company: '',
  line1: '',
  line2: '',
  city: '',
  postalCode: '',
  state: '',
  phone: '',
};

/**
 * Removes personal data from orders that were placed more than `ordersKeptYears` calendar years ago, because tax law counts
 * from the end of the year. Products, amounts, countries and dates are kept, so that the figures of the shop still add up.
 * Open orders are not changed.
 */
export async function anonymiseOldOrders(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const { ordersKeptYears: years } = await shopSettings(strapi);
  if (years === 0) return;
  const placedAt = { $lt: new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1)) };
  const where = { placedAt, state: { $in: ended }, name: { $ne: deleted } };
  const rows = await strapi.db.query(orderUid).findMany({ where, select: ['documentId'], limit: batchSize });
  for (const { documentId } of v.parse(Orders, rows)) await anonymise(strapi, documentId);
}

async function anonymise(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockOrder(trx, documentId);
    const order = await findOrder(strapi, documentId);
    if (!order) return;
    await strapi.db.query(orderUid).update({ where: { documentId }, data: erasedPerson });
    for (const id of await addressesOf(strapi, documentId))
      await strapi.db.query('shop.address').update({ where: { id }, data: erasedAddress });
    await eraseTexts(strapi, order);
    await releaseAttachments(strapi, [order.number]);
  });
}

const Addressed = v.object({
  shippingAddress: v.nullish(v.object({ id: v.number() })),
  billingAddress: v.nullish(v.object({ id: v.number() })),
});

async function addressesOf(strapi: Core.Strapi, documentId: string): Promise<number[]> {
  const populate = ['shippingAddress', 'billingAddress'];
  const row: unknown = await strapi.db.query(orderUid).findOne({ where: { documentId }, populate });
  const { shippingAddress, billingAddress } = v.parse(Addressed, row);
  return [shippingAddress, billingAddress].flatMap((address) => address?.id ?? []);
}

/** Removes texts that people wrote, and the tracking details of their parcels. */
async function eraseTexts(strapi: Core.Strapi, { lines, history, deliveries }: OrderRecord): Promise<void> {
  const tracking = { carrier: '', trackingNumber: '', trackingUrl: '' };
  for (const { id } of lines)
    await strapi.db
      .query('shop.order-line')
      .update({ where: { id }, data: { reference: '', costCentre: '' } });
  for (const { id } of history)
    await strapi.db.query('shop.order-change').update({ where: { id }, data: { note: '', ...tracking } });
  for (const { id } of deliveries)
    await strapi.db.query('shop.order-delivery').update({ where: { id }, data: tracking });
}
