import * as v from 'valibot';
import { Address } from '../../address/services/address';

const text = (length: number) =>
  v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((value) => (value ?? '').trim()),
      v.maxLength(length, `Enter ${length} characters or fewer.`),
    ),
    '',
  );

/** The quote to order from, instead of the cart. */
const QuoteAccess = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z\d]{24}$/, 'This quote does not exist.')),
  token: v.pipe(v.string(), v.maxLength(64)),
});
export type QuoteAccess = v.InferOutput<typeof QuoteAccess>;
const quote = v.optional(v.nullable(QuoteAccess), null);

export const ShippingRequest = v.object({ shippingAddress: Address, quote });

/** Everything that determines taxes and totals. */
export const TaxRequest = v.object({
  customerKind: v.picklist(['business', 'consumer'], 'Choose whether you are buying for a business.'),
  /** Checked when taxes are calculated, because the rules for it are in the site's code. */
  vatNumber: text(30),
  shippingAddress: Address,
  billingAddress: v.optional(v.nullable(Address), null),
  shippingMethod: v.pipe(v.string('Select a shipping method.'), v.minLength(1, 'Select a shipping method.')),
  reference: text(100),
  note: text(2000),
  /** If false, the order ships when all of it is available. */
  partDelivery: v.optional(v.nullable(v.boolean()), false),
});
export const TotalsRequest = v.object({ ...TaxRequest.entries, quote });
export type TaxRequest = v.InferOutput<typeof TaxRequest>;

export const Contact = v.object({
  name: v.pipe(
    v.string('Enter your name.'),
    v.trim(),
    v.minLength(1, 'Enter your name.'),
    v.maxLength(100, 'Enter 100 characters or fewer.'),
  ),
  email: v.pipe(
    v.string('Enter your e-mail address.'),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(254, 'Enter 254 characters or fewer.'),
    v.email('Enter a valid e-mail address.'),
  ),
  phone: text(40),
  company: text(100),
});

const fingerprint = v.pipe(
  v.string('Send the totals that were shown to the customer.'),
  v.minLength(1),
  v.maxLength(64),
);

export const PaymentRequest = v.object({
  contact: Contact,
  ...TotalsRequest.entries,
  fingerprint,
  saveCard: v.optional(v.nullable(v.boolean()), false),
  savedCard: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^pm_\w+$/, 'This card does not exist.'))),
    null,
  ),
});

const PurchaseOrder = v.object({
  kind: v.literal('purchase-order'),
  number: v.pipe(
    v.string('Enter your purchase order number.'),
    v.trim(),
    v.minLength(1, 'Enter your purchase order number.'),
    v.maxLength(60, 'Enter 60 characters or fewer.'),
  ),
  attachment: v.optional(v.nullable(v.pipe(v.string(), v.uuid('This file does not exist.'))), null),
});
const Card = v.object({
  kind: v.literal('card'),
  paymentIntent: v.pipe(v.string(), v.regex(/^pi_\w+$/, 'This payment does not exist.')),
});

/** Everything an order needs apart from the cart. */
export const OrderRequest = v.object({
  contact: Contact,
  ...TotalsRequest.entries,
  fingerprint,
  payment: v.variant('kind', [PurchaseOrder, Card], 'Choose a payment method.'),
  terms: v.literal(true, 'Accept the terms of sale.'),
});
export type OrderRequest = v.InferOutput<typeof OrderRequest>;
export type PurchaseOrderPayment = v.InferOutput<typeof PurchaseOrder>;
/** The fields that do not depend on the payment method. */
export type Checkout = Omit<OrderRequest, 'payment' | 'terms' | 'fingerprint'>;
