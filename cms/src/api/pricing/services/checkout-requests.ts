import * as v from 'valibot';
import { texts } from '../../../platform/messages/texts';
import { Address } from '../../address/services/address';

const text = (length: number) =>
  v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((value) => (value ?? '').trim()),
      v.maxLength(length, () => texts().checkout.tooLong({ length })),
    ),
    '',
  );

/** The quote to order from, instead of the cart. */
const QuoteAccess = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z\d]{24}$/, () => texts().checkout.unknownQuote),
  ),
  token: v.pipe(v.string(), v.maxLength(64)),
});
export type QuoteAccess = v.InferOutput<typeof QuoteAccess>;
const quote = v.optional(v.nullable(QuoteAccess), null);

export const ShippingRequest = v.object({ shippingAddress: Address, quote });

/** Everything that determines taxes and totals. */
export const TaxRequest = v.object({
  customerKind: v.picklist(['business', 'consumer'], () => texts().checkout.chooseCustomerKind),
  /** Checked when taxes are calculated, because the rules for it are in the site's code. */
  vatNumber: text(30),
  shippingAddress: Address,
  billingAddress: v.optional(v.nullable(Address), null),
  shippingMethod: v.pipe(
    v.string(() => texts().checkout.selectShippingMethod),
    v.minLength(1, () => texts().checkout.selectShippingMethod),
  ),
  reference: text(100),
  note: text(2000),
  /** If false, the order ships when all of it is available. */
  partDelivery: v.optional(v.nullable(v.boolean()), false),
});
export const TotalsRequest = v.object({ ...TaxRequest.entries, quote });
export type TaxRequest = v.InferOutput<typeof TaxRequest>;

export const Contact = v.object({
  name: v.pipe(
    v.string(() => texts().checkout.enterName),
    v.trim(),
    v.minLength(1, () => texts().checkout.enterName),
    v.maxLength(100, () => texts().checkout.tooLong({ length: 100 })),
  ),
  email: v.pipe(
    v.string(() => texts().checkout.enterEmail),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(254, () => texts().checkout.tooLong({ length: 254 })),
    v.email(() => texts().checkout.validEmail),
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
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^pm_\w+$/, () => texts().checkout.unknownCard),
      ),
    ),
    null,
  ),
});

const PurchaseOrder = v.object({
  kind: v.literal('purchase-order'),
  number: v.pipe(
    v.string(() => texts().checkout.enterPurchaseOrderNumber),
    v.trim(),
    v.minLength(1, () => texts().checkout.enterPurchaseOrderNumber),
    v.maxLength(60, () => texts().checkout.tooLong({ length: 60 })),
  ),
  attachment: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.uuid(() => texts().checkout.unknownFile),
      ),
    ),
    null,
  ),
});
const Card = v.object({
  kind: v.literal('card'),
  paymentIntent: v.pipe(
    v.string(),
    v.regex(/^pi_\w+$/, () => texts().checkout.unknownPayment),
  ),
});

/** Everything an order needs apart from the cart. */
export const OrderRequest = v.object({
  contact: Contact,
  ...TotalsRequest.entries,
  fingerprint,
  payment: v.variant('kind', [PurchaseOrder, Card], () => texts().checkout.choosePaymentMethod),
  terms: v.literal(true, () => texts().checkout.acceptTerms),
});
export type OrderRequest = v.InferOutput<typeof OrderRequest>;
export type PurchaseOrderPayment = v.InferOutput<typeof PurchaseOrder>;
/** The fields that do not depend on the payment method. */
export type Checkout = Omit<OrderRequest, 'payment' | 'terms' | 'fingerprint'>;
