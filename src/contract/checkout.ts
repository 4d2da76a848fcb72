import * as v from 'valibot';
import { parseCart, type Cart } from './cart.ts';
import { dataOf, listOf, optional, optionalText } from './strapi.ts';

const Country = v.object({
  code: v.string(),
  name: v.string(),
  states: listOf(v.object({ code: v.string(), name: v.string() })),
  /** The fields below name and company, row by row, in the postal format of the country. */
  addressFormat: listOf(v.array(v.string())),
});
export type Country = v.InferOutput<typeof Country>;

const CardSettings = v.object({
  publishableKey: v.string(),
  testMode: v.nullish(v.boolean(), false),
  paymentMethodTypes: v.nullish(v.array(v.string()), ['card']),
});
export type CardSettings = v.InferOutput<typeof CardSettings>;

const ShopSettings = v.object({
  currency: v.string(),
  countries: v.array(Country),
  payment: v.object({ purchaseOrder: v.nullish(v.boolean(), true), card: optional(CardSettings) }),
});
export type ShopSettings = v.InferOutput<typeof ShopSettings>;
export const parseShopSettings = (body: unknown): ShopSettings => dataOf(ShopSettings, body);

export const addressFields = [
  'name',
  'company',
  'line1',
  'line2',
  'city',
  'postalCode',
  'state',
  'country',
  'phone',
] as const;
export const Address = v.object({
  name: optionalText,
  company: optionalText,
  line1: optionalText,
  line2: optionalText,
  city: optionalText,
  postalCode: optionalText,
  state: optionalText,
  country: optionalText,
  phone: optionalText,
});
export type Address = v.InferOutput<typeof Address>;

const AddressCheck = v.object({
  verdict: v.picklist(['ok', 'warning', 'impossible']),
  problems: listOf(v.object({ field: v.string(), message: v.string() })),
  suggestion: optional(Address),
});
export type AddressCheck = v.InferOutput<typeof AddressCheck>;
export const parseAddressCheck = (body: unknown): AddressCheck => dataOf(AddressCheck, body);

const ShippingMethod = v.object({
  id: v.string(),
  name: v.string(),
  description: optionalText,
  price: v.number(),
  currency: v.string(),
  minimumDays: optional(v.number()),
  maximumDays: optional(v.number()),
});
export type ShippingMethod = v.InferOutput<typeof ShippingMethod>;
export const parseShippingMethods = (body: unknown): ShippingMethod[] =>
  dataOf(v.object({ methods: v.array(ShippingMethod) }), body).methods;

/** Totals calculated by the server, in the smallest unit of the currency. */
export const Totals = v.object({
  currency: v.string(),
  subtotal: v.number(),
  shipping: v.number(),
  taxes: listOf(v.object({ name: v.string(), rate: v.string(), base: v.number(), amount: v.number() })),
  tax: v.number(),
  total: v.number(),
  reverseCharge: v.nullish(v.boolean(), false),
  notes: listOf(v.string()),
  vatNumber: optional(v.object({ valid: v.boolean(), checkedBy: v.string() })),
  fingerprint: optionalText,
});
export type Totals = v.InferOutput<typeof Totals>;
export const parseTotals = (body: unknown): Totals => dataOf(Totals, body);

const Changed = v.object({ totals: Totals, cart: v.unknown() });

/** The new totals and cart if an order was rejected because they have changed; undefined for any other reason. */
export function parseChanged(details: unknown): { totals: Totals; cart: Cart } | undefined {
  const parsed = v.safeParse(Changed, details);
  return parsed.success
    ? { totals: parsed.output.totals, cart: parseCart({ data: parsed.output.cart }) }
    : undefined;
}

const OutOfStock = v.object({
  lines: v.pipe(
    v.array(v.object({ id: v.string(), partNumber: v.string(), available: v.number() })),
    v.minLength(1),
  ),
});
export type ShortLine = v.InferOutput<typeof OutOfStock>['lines'][number];

export function parseShortLines(details: unknown): ShortLine[] {
  const parsed = v.safeParse(OutOfStock, details);
  return parsed.success ? parsed.output.lines : [];
}

const PaymentIntent = v.object({ clientSecret: v.string(), paymentIntent: v.string() });
export const parsePaymentIntent = (body: unknown) => dataOf(PaymentIntent, body);

const SavedCard = v.object({
  id: v.string(),
  brand: v.string(),
  last4: v.string(),
  expiryMonth: v.number(),
  expiryYear: v.number(),
});
export type SavedCard = v.InferOutput<typeof SavedCard>;
export const parseSavedCards = (body: unknown): SavedCard[] => dataOf(v.array(SavedCard), body);

export const stepOrder = ['contact', 'addresses', 'shipping', 'payment', 'review'] as const;
export type Step = (typeof stepOrder)[number];

const emptyAddress: Address = v.parse(Address, {});

const CheckoutDraft = v.object({
  step: v.fallback(v.picklist(stepOrder), 'contact'),
  contact: v.fallback(
    v.object({ name: optionalText, email: optionalText, phone: optionalText, company: optionalText }),
    { name: '', email: '', phone: '', company: '' },
  ),
  customerKind: v.fallback(v.picklist(['business', 'consumer']), 'business'),
  vatNumber: v.fallback(v.string(), ''),
  shippingAddress: v.fallback(Address, emptyAddress),
  isBilledElsewhere: v.fallback(v.boolean(), false),
  billingAddress: v.fallback(Address, emptyAddress),
  shippingMethod: v.fallback(v.string(), ''),
  /** The name of the method as offered, for display. */
  shippingMethodName: v.fallback(v.string(), ''),
  reference: v.fallback(v.string(), ''),
  note: v.fallback(v.string(), ''),
  deliveryMode: v.fallback(v.picklist(['together', 'as-ready']), 'together'),
  paymentKind: v.fallback(v.picklist(['purchase-order', 'card']), 'purchase-order'),
  purchaseOrderNumber: v.fallback(v.string(), ''),
  isSavingCard: v.fallback(v.boolean(), false),
});
/** What the customer has entered so far, saved on every input. Never contains card data. */
export type CheckoutDraft = v.InferOutput<typeof CheckoutDraft>;

/** Accepts any stored data; missing fields are empty. */
export function parseCheckoutDraft(stored: string | null): CheckoutDraft {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), CheckoutDraft), stored);
  return parsed.success ? parsed.output : v.parse(CheckoutDraft, {});
}
