import * as v from 'valibot';
import { Address, Totals } from './checkout.ts';
import { dataOf, listOf, optional, optionalText } from './strapi.ts';

export const orderStates = [
  'awaiting-payment',
  'paid',
  'approved',
  'in-production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

const OrderLine = v.object({
  partNumber: v.string(),
  name: optionalText,
  url: optional(v.string()),
  quantity: v.number(),
  unitPrice: v.number(),
  net: v.nullish(v.number(), 0),
  costCentre: optionalText,
  reference: optionalText,
  configuration: optional(v.string()),
  /** Certificates and services ordered with it; the unit price includes them. */
  addOns: listOf(v.object({ code: v.string(), name: optionalText, unitPrice: v.number() })),
  /** Expected days such as 2026-11-24; null if they were not known. */
  shipsOn: optional(v.string()),
  arrivesFrom: optional(v.string()),
  arrivesUntil: optional(v.string()),
  /** When the consumer withdrew from the contract for this line. */
  withdrawnAt: optional(v.string()),
});
export type OrderLine = v.InferOutput<typeof OrderLine>;

const HistoryStep = v.object({
  state: v.picklist(orderStates),
  at: v.string(),
  note: optionalText,
  carrier: optionalText,
  trackingNumber: optionalText,
  trackingUrl: optionalText,
});
export type HistoryStep = v.InferOutput<typeof HistoryStep>;

const Delivery = v.object({
  /** 1 is the first delivery of the order. */
  number: v.number(),
  at: v.string(),
  lines: listOf(v.object({ partNumber: v.string(), quantity: v.number() })),
  carrier: optionalText,
  trackingNumber: optionalText,
  trackingUrl: optionalText,
});
/** A dispatched part of an order. */
export type Delivery = v.InferOutput<typeof Delivery>;

const Refund = v.object({
  at: v.string(),
  /** In the smallest unit of the order's currency, including tax. */
  amount: v.number(),
  reason: optionalText,
  lines: listOf(v.object({ partNumber: v.string(), quantity: v.number() })),
  /** It was accepted, and failed later: the money has not arrived. */
  hasFailed: v.nullish(v.boolean(), false),
  creditNote: optional(v.object({ number: v.string(), path: v.string() })),
});
/** Part of a card payment that was returned. */
export type Refund = v.InferOutput<typeof Refund>;

export const orderDocumentKinds = ['confirmation', 'invoice', 'packing-slip'] as const;

const Order = v.object({
  id: v.string(),
  number: v.string(),
  state: v.picklist(orderStates),
  placedAt: v.string(),
  history: listOf(HistoryStep),
  deliveries: listOf(Delivery),
  refunds: listOf(Refund),
  contact: optional(v.object({ name: optionalText, email: optionalText })),
  shippingAddress: Address,
  billingAddress: optional(Address),
  reference: optionalText,
  quoteReference: optionalText,
  note: optionalText,
  /** Available items are dispatched first. */
  partDelivery: v.nullish(v.boolean(), false),
  lines: listOf(OrderLine),
  totals: Totals,
  payment: v.object({
    kind: v.string(),
    number: optional(v.string()),
    brand: optional(v.string()),
    last4: optional(v.string()),
  }),
  canCancel: v.nullish(v.boolean(), false),
  canWithdraw: v.nullish(v.boolean(), false),
  documents: listOf(v.object({ kind: v.picklist(orderDocumentKinds), path: v.string() })),
  statusPath: optionalText,
});
/** A placed order. Its prices no longer change. */
export type Order = v.InferOutput<typeof Order>;

export const parseOrder = (body: unknown): Order => dataOf(Order, body);

const Received = v.object({ data: v.object({ received: v.literal(true) }) });

/** The response to a withdrawal. It is the same whether or not there is such an order. */
export const parseReceived = (body: unknown): true => v.parse(Received, body).data.received;

const OrderSummary = v.object({
  id: v.string(),
  number: v.string(),
  state: v.picklist(orderStates),
  placedAt: v.string(),
  total: v.number(),
  currency: v.string(),
  lineCount: v.nullish(v.number(), 0),
  payment: v.nullish(v.object({ kind: v.string() }), { kind: '' }),
  reference: optionalText,
});

const OrderList = v.object({
  data: v.array(OrderSummary),
  meta: v.object({
    pagination: v.object({ page: v.number(), pageCount: v.nullish(v.number(), 1), total: v.number() }),
  }),
});
export type OrderList = v.InferOutput<typeof OrderList>;

export const parseOrderList = (body: unknown): OrderList => v.parse(OrderList, body);
