import * as v from 'valibot';
import { Address } from '../../address/services/address';
import { hasVatNumberForm } from '../../tax-rate/services/vat-number';

const text = (length: number) =>
  v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((value) => (value ?? '').trim()),
      v.maxLength(length, `At most ${length} characters.`),
    ),
    '',
  );

/** Where something is ordered from a quote, and not what is in the cart. */
const Quote = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z\d]{24}$/, 'There is no such quote.')),
  token: v.pipe(v.string(), v.maxLength(64)),
});
export type QuoteAccess = v.InferOutput<typeof Quote>;
const quote = v.optional(v.nullable(Quote), null);

export const ShippingQuestion = v.object({ shippingAddress: Address, quote });

/** What taxes and totals follow from. */
export const TaxQuestion = v.object({
  customerKind: v.picklist(['business', 'consumer'], 'Say whether you buy for a business.'),
  vatNumber: v.pipe(
    text(30),
    v.check(
      (number) => number === '' || hasVatNumberForm(number),
      'Enter a VAT number with the letters of the country, such as DE123456789.',
    ),
  ),
  shippingAddress: Address,
  billingAddress: v.optional(v.nullable(Address), null),
  shippingMethod: v.pipe(v.string('Choose how we ship.'), v.minLength(1, 'Choose how we ship.')),
  reference: text(100),
  note: text(2000),
  /** Off: the order waits until all of it is ready. */
  partDelivery: v.optional(v.nullable(v.boolean()), false),
});
export const TotalsQuestion = v.object({ ...TaxQuestion.entries, quote });
export type TaxQuestion = v.InferOutput<typeof TaxQuestion>;

export const Contact = v.object({
  name: v.pipe(
    v.string('A name is needed.'),
    v.trim(),
    v.minLength(1, 'A name is needed.'),
    v.maxLength(100, 'At most 100 characters.'),
  ),
  email: v.pipe(
    v.string('An e-mail address is needed.'),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(254, 'At most 254 characters.'),
    v.email('This is no e-mail address.'),
  ),
  phone: text(40),
  company: text(100),
});

const fingerprint = v.pipe(
  v.string('The totals that were shown are missing.'),
  v.minLength(1),
  v.maxLength(64),
);

export const PaymentQuestion = v.object({
  contact: Contact,
  ...TotalsQuestion.entries,
  fingerprint,
  saveCard: v.optional(v.nullable(v.boolean()), false),
  savedCard: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^pm_\w+$/, 'There is no such card.'))), null),
});

const PurchaseOrder = v.object({
  kind: v.literal('purchase-order'),
  number: v.pipe(
    v.string('The number of your purchase order is needed.'),
    v.trim(),
    v.minLength(1, 'The number of your purchase order is needed.'),
    v.maxLength(60, 'At most 60 characters.'),
  ),
  attachment: v.optional(v.nullable(v.pipe(v.string(), v.uuid('There is no such file.'))), null),
});
const Card = v.object({
  kind: v.literal('card'),
  paymentIntent: v.pipe(v.string(), v.regex(/^pi_\w+$/, 'There is no such payment.')),
});

/** Everything an order is made from, beside the cart. */
export const OrderRequest = v.object({
  contact: Contact,
  ...TotalsQuestion.entries,
  fingerprint,
  payment: v.variant('kind', [PurchaseOrder, Card], 'Choose how you pay.'),
  terms: v.literal(true, 'Accept the terms of sale.'),
});
export type OrderRequest = v.InferOutput<typeof OrderRequest>;
export type PurchaseOrderPayment = v.InferOutput<typeof PurchaseOrder>;
/** The part that is the same however it is paid. */
export type Checkout = Omit<OrderRequest, 'payment' | 'terms' | 'fingerprint'>;
