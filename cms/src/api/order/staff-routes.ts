import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Need } from '../../platform/admin-panel/staff-access';
import { entryId, sendNotFoundPage, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { inLanguageOf } from '../../platform/messages/language';
import { orderPath } from '../../platform/signed-links/order-link';
import { lowStock } from './services/low-stock';
import { orderPdf } from './services/order-pdf';
import { findOrder, orderUid } from './services/order-record';
import { availablePdfs } from './services/order-view';
import { csvFields, ordersAsCsv } from './services/orders-csv';

const readOrder: Need = {
  subject: orderUid,
  action: 'read',
  fields: ['number', 'name', 'company', 'lines', 'total', 'shippingAddress', 'billingAddress'],
};

export const orderStaffRoutes: StaffRoute[] = [
  {
    path: '/orders.csv',
    needs: () => [{ subject: orderUid, action: 'read', fields: csvFields }],
    send: sendOrders,
  },
  {
    path: '/low-stock.json',
    needs: () => [
      { subject: 'api::product.product', action: 'read', fields: ['name', 'partNumber', 'stock'] },
    ],
    async send(strapi, ctx) {
      ctx.body = await lowStock(strapi);
    },
  },
  {
    // The page can also cancel the order, so permission to read it is not enough.
    path: `/orders/${entryId}/page`,
    needs: () => [readOrder, { subject: orderUid, action: 'update', fields: ['state'] }],
    send: (_strapi, ctx) => ctx.redirect(orderPath(ctx.params.id)),
  },
  {
    path: `/orders/${entryId}/:kind(confirmation|invoice|packing-slip|CN-\\d{4}-\\d+)`,
    needs: () => [readOrder],
    send: sendPdf,
  },
];

async function sendOrders(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.attachment(`orders-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = await ordersAsCsv(strapi);
}

// The PDF is sent here, because a redirect to the customer's URL would expose its token, which can also cancel the order.
async function sendPdf(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id, kind } = ctx.params;
  const order = await findOrder(strapi, id);
  const isCreditNote = order?.refunds.some(({ creditNote }) => creditNote === kind);
  if (!order || !(isCreditNote || availablePdfs(order).some((known) => known === kind)))
    return sendNotFoundPage(ctx);
  // For the customer, so in their language.
  const { name, pdf } = await inLanguageOf(order, () => orderPdf(strapi, order, kind));
  ctx.set('Content-Disposition', `inline; filename="${name}.pdf"`);
  ctx.type = 'application/pdf';
  ctx.body = pdf;
}
