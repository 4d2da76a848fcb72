import type { Core } from '@strapi/strapi';
import { invalid } from '../../../platform/http/http-error';
import { documentIdOf } from '../../../platform/content/document-id';
import { rejectLockedChanges, storedWithComponents } from '../../../platform/admin-panel/locked-fields';
import { deliveriesToStore, sendDeliveries } from './deliveries';
import { sendOrderChange, sendTracking } from './order-emails';
import { findOrder, orderUid, type OrderRecord } from './order-record';
import { type RefundExtent, refundHandlers } from './refund-handlers';
import { refundsToStore } from './refunds';
import { lockOrder, reservedBy, reserveAgain } from './reservations';
import { orderTransitionProblem, orderStates, type OrderState, releasesStock } from './order-states';
import { announceStock, releaseStock } from './stock';
import { createAsyncContext } from '../../../platform/async-context';

type Data = Record<string, unknown>;

// The fields that staff can change. All others were agreed with the customer or are set automatically.
const editable = new Set([
  'state',
  'noteToCustomer',
  'carrier',
  'trackingNumber',
  'trackingUrl',
  'deliveries',
  'refunds',
  'staffNote',
  'email',
  'phone',
]);
const automaticAuthor = createAsyncContext<Author>();
type Author = 'Customer' | 'Payment';

/** Changes the state for the customer or because of a payment. Staff change it in the admin. */
export async function changeOrderState(
  strapi: Core.Strapi,
  documentId: string,
  { author, ...move }: { state: OrderState; noteToCustomer?: string; refunds?: object[]; author: Author },
): Promise<void> {
  const data: Data = { ...move };
  await automaticAuthor.run(author, () => strapi.documents(orderUid).update({ documentId, data }));
}

// Every state change, in the admin or elsewhere, is checked, recorded and e-mailed in one transaction.
export function installOrders(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== orderUid || context.action !== 'update') return next();
    const { params } = context;
    const data: Data = 'data' in params && params.data ? params.data : {};
    return await strapi.db.transaction(async ({ trx, onCommit }) => {
      const documentId = documentIdOf(params) ?? '';
      await lockOrder(trx, documentId);
      const before = await findOrder(strapi, documentId);
      if (!before) return await next();
      const stored = await storedWithComponents(strapi, orderUid, documentId);
      rejectLockedChanges(strapi, { uid: orderUid, stored, data }, (field) => !editable.has(field));
      const deliveries = deliveriesToStore(before, data.deliveries);
      if (deliveries) data.deliveries = deliveries;
      const author = automaticAuthor.getStore() ?? memberName(strapi);
      // Refunds that a payment stores have already been made, so they are not checked like those that staff enter.
      const refunds =
        automaticAuthor.getStore() === 'Payment' ? undefined : refundsToStore(before, data, { author });
      if (refunds) data.refunds = refunds;
      const to = recordStateChange(before, data, author);
      const isTracked = updateTracking(before, data);
      if (to && releasesStock(before.state, to)) {
        await releaseStock(trx, reservedBy(before));
        onCommit(() => announceStock(strapi));
      }
      if (to === 'approved' && before.reservationEndedAt !== null) {
        await reserveAgain(strapi, trx, before);
        data.reservationEndedAt = null;
        onCommit(() => announceStock(strapi));
      }
      const result = await next();
      if (to) await completeStateChange(strapi, documentId, before);
      else if (isTracked && before.state === 'shipped') await notifyOfTracking(strapi, documentId);
      if (deliveries) await notifyOfDeliveries(strapi, documentId, before);
      if (refunds && refunds.length > before.refunds.length) await requestRefund(strapi, before, 'part');
      return result;
    });
  });
}

function recordStateChange(before: OrderRecord, data: Data, author: string): OrderState | undefined {
  const to = orderStates.find((state) => state === data.state);
  if (to === undefined || to === before.state) return undefined;
  const isSystem = automaticAuthor.getStore() !== undefined;
  const message = orderTransitionProblem({ from: before.state, to, payment: before.paymentKind, isSystem });
  if (message) throw invalid(message, [{ path: ['state'], message, name: 'ValidationError' }]);
  const text = (field: keyof OrderRecord & string) => String(data[field] ?? before[field] ?? '').trim();
  const tracking =
    to === 'shipped'
      ? {
          carrier: text('carrier'),
          trackingNumber: text('trackingNumber'),
          trackingUrl: text('trackingUrl'),
        }
      : {};
  const change = {
    state: to,
    at: new Date().toISOString(),
    note: text('noteToCustomer'),
    author,
    ...tracking,
  };
  data.history = [...before.history.map(({ id }) => ({ id })), change];
  data.noteToCustomer = '';
  return to;
}

/** The name of the signed-in member of staff. */
function memberName(strapi: Core.Strapi): string {
  const { firstname, lastname } = Object(strapi.requestContext.get()?.state.user);
  return [firstname, lastname].filter(Boolean).join(' ');
}

const trackingFields = ['carrier', 'trackingNumber', 'trackingUrl'] as const;

// Copies tracking details that were added or corrected later to the "shipped" step, where the customer sees them.
function updateTracking(before: OrderRecord, data: Data): boolean {
  const shipped = before.history.findLast(({ state }) => state === 'shipped');
  if (!shipped) return false;
  const tracking = Object.fromEntries(
    trackingFields.map((field) => [
      field,
      String((field in data ? data[field] : before[field]) ?? '').trim(),
    ]),
  );
  if (trackingFields.every((field) => tracking[field] === shipped[field])) return false;
  const history: unknown[] = Array.isArray(data.history)
    ? data.history
    : before.history.map(({ id }) => ({ id }));
  data.history = history.map((change, index) =>
    before.history[index]?.id === shipped.id ? { id: shipped.id, ...tracking } : change,
  );
  return true;
}

async function notifyOfTracking(strapi: Core.Strapi, documentId: string): Promise<void> {
  const order = await findOrder(strapi, documentId);
  if (order) await sendTracking(strapi, order);
}

async function notifyOfDeliveries(
  strapi: Core.Strapi,
  documentId: string,
  before: OrderRecord,
): Promise<void> {
  const order = await findOrder(strapi, documentId);
  if (order) await sendDeliveries(strapi, order, before.deliveries);
}

async function completeStateChange(
  strapi: Core.Strapi,
  documentId: string,
  before: OrderRecord,
): Promise<void> {
  const order = await findOrder(strapi, documentId);
  if (!order) return;
  const isRefunded =
    order.state === 'cancelled' || (order.state === 'refunded' && before.state !== 'cancelled');
  if (isRefunded) await requestRefund(strapi, order, 'whole');
  await sendOrderChange(strapi, order);
}

async function requestRefund(
  strapi: Core.Strapi,
  { paymentIntent }: OrderRecord,
  extent: RefundExtent,
): Promise<void> {
  if (paymentIntent === '') return;
  for (const request of refundHandlers.all()) await request(strapi, paymentIntent, extent);
}
