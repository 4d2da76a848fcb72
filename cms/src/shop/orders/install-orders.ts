import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { invalid } from '../../answers/refusal';
import { documentIdOf } from '../../content/document-id';
import { wantRefund } from '../payment/refunds';
import { sendOrderChange } from './order-mails';
import { findOrder, orderUid, type OrderRecord } from './order-record';
import { orderMoveProblem, orderStates, type OrderState, releasesStock } from './states';
import { announceStock, releaseStock } from './stock';

type Data = Record<string, unknown>;

// What a form may change of an order; all else is agreed with the customer or kept by the system.
const editable = new Set([
  'state',
  'noteToCustomer',
  'carrier',
  'trackingNumber',
  'trackingUrl',
  'staffNote',
  'email',
  'phone',
]);
const system = new AsyncLocalStorage<true>();

/** A move that follows from a payment or from the customer, and not from a person in the admin. */
export async function moveOrder(
  strapi: Core.Strapi,
  documentId: string,
  move: { state: OrderState; noteToCustomer?: string },
): Promise<void> {
  const data: Data = { ...move };
  await system.run(true, () => strapi.documents(orderUid).update({ documentId, data }));
}

// Whoever moves an order, in the admin or elsewhere: by the rules, recorded, mailed, in one transaction.
export function installOrders(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== orderUid || context.action !== 'update') return next();
    const { params } = context;
    const data: Data = 'data' in params && params.data ? params.data : {};
    return await strapi.db.transaction(async ({ trx, onCommit }) => {
      const documentId = documentIdOf(params) ?? '';
      // Locks the order: of two moves at once the second sees what the first did.
      await trx('orders').where({ document_id: documentId }).update({ document_id: documentId });
      const before = await findOrder(strapi, documentId);
      if (!before) return await next();
      for (const field of Object.keys(data)) if (!editable.has(field)) delete data[field];
      const to = move(before, data);
      if (to && releasesStock(before.state, to)) {
        await releaseStock(trx, stockOf(before));
        onCommit(() => announceStock(strapi));
      }
      const result = await next();
      if (to) await follow(strapi, documentId, before);
      return result;
    });
  });
}

function move(before: OrderRecord, data: Data): OrderState | undefined {
  const to = orderStates.find((state) => state === data.state);
  if (to === undefined || to === before.state) return undefined;
  const isSystem = system.getStore() === true;
  const message = orderMoveProblem({ from: before.state, to, payment: before.paymentKind, isSystem });
  if (message) throw invalid(message, [{ path: ['state'], message, name: 'ValidationError' }]);
  const text = (field: keyof OrderRecord & string) => String(data[field] ?? before[field] ?? '').trim();
  const parcel =
    to === 'shipped'
      ? {
          carrier: text('carrier'),
          trackingNumber: text('trackingNumber'),
          trackingUrl: text('trackingUrl'),
        }
      : {};
  const change = { state: to, at: new Date().toISOString(), note: text('noteToCustomer'), ...parcel };
  data.history = [...before.history.map(({ id }) => ({ id })), change];
  data.noteToCustomer = '';
  return to;
}

async function follow(strapi: Core.Strapi, documentId: string, before: OrderRecord): Promise<void> {
  const order = await findOrder(strapi, documentId);
  if (!order) return;
  const isPaidBack =
    order.state === 'cancelled' || (order.state === 'refunded' && before.state !== 'cancelled');
  if (isPaidBack && order.paymentIntent !== '') await wantRefund(strapi, order.paymentIntent);
  await sendOrderChange(strapi, order);
}

function stockOf({ lines }: OrderRecord): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { partNumber, fromStock } of lines)
    taken.set(partNumber, (taken.get(partNumber) ?? 0) + fromStock);
  return taken;
}
