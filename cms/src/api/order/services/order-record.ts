import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { Address } from '../../address/services/address';
import { OrderTotals } from './order-totals';
import { orderStates } from './order-states';

export const orderUid = 'api::order.order';

const text = v.nullish(v.string(), '');
const decimal = v.pipe(v.nullish(v.union([v.number(), v.string()]), 0), v.transform(Number));
const Line = v.object({
  id: v.number(),
  partNumber: v.string(),
  name: text,
  url: text,
  quantity: v.number(),
  unitPrice: decimal,
  net: decimal,
  taxRate: text,
  tax: decimal,
  costCentre: text,
  reference: text,
  configuration: v.nullish(v.string(), null),
  addOns: v.nullish(v.array(v.object({ code: v.string(), name: text, unitPrice: decimal })), []),
  fromStock: v.nullish(v.number(), 0),
  shipsOn: v.nullish(v.string(), null),
  arrivesFrom: v.nullish(v.string(), null),
  arrivesUntil: v.nullish(v.string(), null),
  withdrawnAt: v.nullish(v.string(), null),
});
const Change = v.object({
  id: v.number(),
  state: v.picklist(orderStates),
  at: v.string(),
  note: text,
  carrier: text,
  trackingNumber: text,
  trackingUrl: text,
});
const Delivery = v.object({
  id: v.number(),
  at: v.string(),
  lines: v.array(v.object({ id: v.number(), partNumber: v.string(), quantity: v.number() })),
  carrier: text,
  trackingNumber: text,
  trackingUrl: text,
});
const refundStates = ['requested', 'done', 'failed'] as const;
const Refund = v.object({
  id: v.number(),
  key: v.string(),
  at: v.string(),
  author: text,
  amount: decimal,
  reason: text,
  lines: v.array(v.object({ id: v.number(), partNumber: v.string(), quantity: v.number() })),
  state: v.picklist(refundStates),
  /** When the refund failed after Stripe had accepted it. */
  failedAt: v.nullish(v.string(), null),
  /** The number of the credit note. Empty if there is none. */
  creditNote: text,
});
/** A part of a card payment that is returned to the customer. */
export type Refund = v.InferOutput<typeof Refund>;
export type Delivery = v.InferOutput<typeof Delivery>;

const Order = v.object({
  documentId: v.string(),
  number: v.string(),
  state: v.picklist(orderStates),
  noteToCustomer: text,
  carrier: text,
  trackingNumber: text,
  trackingUrl: text,
  placedAt: v.string(),
  name: v.string(),
  company: text,
  email: v.string(),
  phone: text,
  customerKind: v.picklist(['business', 'consumer']),
  vatNumber: text,
  shippingAddress: Address,
  billingAddress: v.nullish(Address, null),
  shippingMethod: text,
  shippingMethodCode: text,
  reference: text,
  quoteReference: text,
  note: text,
  partDelivery: v.nullish(v.boolean(), false),
  lines: v.array(Line),
  totals: OrderTotals,
  currency: v.string(),
  paymentKind: v.picklist(['purchase-order', 'card']),
  purchaseOrderNumber: text,
  paymentIntent: text,
  card: text,
  withdrawnAt: v.nullish(v.string(), null),
  reservationEndedAt: v.nullish(v.string(), null),
  deliveries: v.nullish(v.array(Delivery), []),
  refunds: v.nullish(v.array(Refund), []),
  history: v.array(Change),
  customer: v.nullish(v.string(), null),
  language: text,
  market: text,
});

export type OrderRecord = v.InferOutput<typeof Order>;

export async function findOrder(strapi: Core.Strapi, documentId: string): Promise<OrderRecord | undefined> {
  const entry: unknown = await strapi.documents(orderUid).findOne({
    documentId,
    populate: {
      lines: { populate: { addOns: true } },
      history: true,
      deliveries: { populate: { lines: true } },
      refunds: { populate: { lines: true } },
      shippingAddress: true,
      billingAddress: true,
    },
  });
  return entry ? v.parse(Order, entry) : undefined;
}
