import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { invalid, HttpError } from '../../../platform/http/http-error';
import { currentLanguage } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { currentRequest } from '../../../platform/logs/current-request';
import type { Address } from '../../address/services/address';
import { checkAddress } from '../../address/services/check-address';
import type { Cart } from '../../cart/services/cart';
import { translatedCart } from '../../cart/services/translated-cart';
import { accepts, type PaymentMethod } from '../../market/services/payment-methods';
import { orderedBasket } from './basket';
import { type Checkout, Contact, TaxRequest } from '../../pricing/services/checkout-requests';
import { servedCountries, type ShopRules, shopRules } from '../../pricing/services/shop-rules';
import { type Basket, type Totals, totalsOf } from '../../pricing/services/totals';
import { isMadeToOrder, type ShopProduct } from '../../product/services/shop-products';
import type { CartOwner } from '../../cart/services/cart-owner';
import { storedVatCheck } from '../../tax-rate/services/vat-check';
import { withTranslatedNames } from '../../translation/services/dictionary';
import { OrderTotals } from './order-totals';

const DraftLine = v.object({
  id: v.string(),
  partNumber: v.string(),
  name: v.string(),
  url: v.string(),
  quantity: v.number(),
  unitPrice: v.number(),
  net: v.number(),
  taxRate: v.string(),
  tax: v.number(),
  costCentre: v.string(),
  reference: v.string(),
  configuration: v.nullable(v.string()),
  addOns: v.optional(v.array(v.object({ code: v.string(), name: v.string(), unitPrice: v.number() })), []),
  isMadeToOrder: v.boolean(),
  /** The facts that determine the ship date. Undefined in drafts of earlier versions. */
  supply: v.optional(
    v.object({ stock: v.number(), leadTimeDays: v.nullable(v.number()), extraDays: v.number() }),
  ),
});

const StoredDraft = v.object({
  /** The quote that the order is placed from. Null for an order from the cart. */
  quote: v.optional(
    v.nullable(v.object({ id: v.string(), fingerprint: v.string(), reference: v.string() })),
    null,
  ),
  cartOwner: v.string(),
  customer: v.nullable(v.string()),
  contact: Contact,
  question: TaxRequest,
  shippingMethodName: v.string(),
  /** The working days that the shipping method takes. */
  transit: v.optional(v.object({ minimumDays: v.number(), maximumDays: v.number() })),
  lines: v.array(DraftLine),
  totals: OrderTotals,
  /** The request that placed the order or started its payment. */
  requestId: v.optional(v.string()),
  /** The language in which the customer placed the order or started its payment. Empty in drafts of earlier versions. */
  language: v.optional(v.string(), ''),
  /** The code of the market whose prices and currency the order has. Empty if the shop has no markets. */
  market: v.optional(v.string(), ''),
});
export type OrderDraft = v.InferOutput<typeof StoredDraft>;

/** An order that is calculated but not placed. A card payment stores it until the payment succeeds. */
export const OrderDraft = v.pipe(
  v.looseObject({}),
  // Drafts of earlier versions call the cart owner `holder`.
  v.transform(({ holder, ...draft }): unknown => ({ cartOwner: holder, ...draft })),
  StoredDraft,
);

export type Shopper = {
  cartOwner: CartOwner | undefined;
  customer: string | undefined;
  quote: string | undefined;
};

export function isOwnDraft(draft: OrderDraft, { cartOwner, customer, quote }: Shopper): boolean {
  if (draft.customer !== null) return draft.customer === customer;
  // A guest who orders from a quote may have no cart and no cookie, only the link to the quote.
  return draft.quote ? draft.quote.id === quote : draft.cartOwner === cartOwner;
}

/** @throws an HttpError (409) if the totals differ from those the customer was shown (`fingerprint`) */
export async function draftOrder(
  strapi: Core.Strapi,
  { cartOwner, customer }: Shopper,
  {
    contact,
    fingerprint,
    method,
    quote,
    ...question
  }: Checkout & { fingerprint: string; method: PaymentMethod },
): Promise<OrderDraft> {
  const basket = await orderedBasket(strapi, cartOwner, quote);
  const sale = { market: basket.market, currency: basket.cart.currency };
  if (!accepts(sale, method)) throw invalid(texts().checkout.paymentMethodNotAccepted);
  const [rules, vat] = [
    await shopRules(strapi, basket.market),
    await storedVatCheck(strapi, question.vatNumber),
  ];
  checkAddresses(question, rules);
  const { method: shipping, ...totals } = totalsOf(basket, question, { rules, vat });
  rejectShort(basket);
  const hasProblem = basket.cart.lines.some(({ problem }) => problem !== null);
  if (totals.fingerprint !== fingerprint || hasProblem) throw await changed(strapi, totals, basket.cart);
  return {
    quote: basket.quote ?? null,
    cartOwner: cartOwner ?? '',
    customer: customer ?? null,
    contact,
    question,
    shippingMethodName: shipping.name,
    transit: { minimumDays: shipping.minimumDays, maximumDays: shipping.maximumDays },
    lines: draftLines(basket, totals),
    totals,
    requestId: currentRequest()?.id,
    language: currentLanguage(),
    market: basket.market?.code ?? '',
  };
}

function draftLines({ cart, products }: Basket, totals: Totals): OrderDraft['lines'] {
  const taxes = new Map(totals.lines.map((line) => [line.id, line]));
  return cart.lines.map((line) => {
    const { id, partNumber, quantity, unitPrice, lineTotal, costCentre, reference, configuration } = line;
    return {
      id,
      partNumber,
      name: line.product?.name ?? '',
      url: line.product?.url ?? '',
      quantity,
      unitPrice,
      net: lineTotal,
      taxRate: taxes.get(id)?.taxRate ?? '',
      tax: taxes.get(id)?.tax ?? 0,
      costCentre,
      reference,
      configuration,
      addOns: line.offeredAddOns
        .filter(({ code }) => line.addOns.includes(code))
        .map(({ code, name, unitPrice: addOnPrice }) => ({ code, name, unitPrice: addOnPrice })),
      isMadeToOrder: isMadeToOrderOf(products.get(partNumber)),
      supply: { stock: line.stock, leadTimeDays: line.leadTimeDays, extraDays: line.extraDays },
    };
  });
}

// A configured product is not in the catalogue, so it has no stock.
function isMadeToOrderOf(product: ShopProduct | undefined): boolean {
  return product === undefined || isMadeToOrder(product);
}

function checkAddresses({ shippingAddress, billingAddress }: TaxRequest, rules: ShopRules): void {
  rejectAddress('shippingAddress', shippingAddress, servedCountries(rules));
  // Invoices can be sent to any country.
  if (billingAddress) rejectAddress('billingAddress', billingAddress, [billingAddress.country]);
}

function rejectAddress(field: string, address: Address, served: string[]): void {
  const { verdict, problems } = checkAddress(address, served);
  if (verdict !== 'impossible') return;
  const errors = problems.map((problem) => ({
    path: [field, problem.field],
    message: problem.message,
    name: 'ValidationError' as const,
  }));
  throw invalid(problems.map(({ message }) => message).join(' '), errors);
}

// This check is only early feedback. The stock is checked again when the order takes the goods.
function rejectShort({ cart }: Basket): void {
  const short = cart.lines.filter(({ problem }) => problem === 'not-enough-stock');
  if (short.length > 0)
    throw outOfStock(short.map(({ id, partNumber, stock }) => ({ id, partNumber, available: stock })));
}

export function outOfStock(lines: { id: string; partNumber: string; available: number }[]): HttpError {
  const t = texts().orders;
  const items = [...new Set(lines.map((line) => t.availableItem(line)))].join(', ');
  return new HttpError(t.notEnoughStock({ items }), {
    status: 409,
    name: 'OutOfStockError',
    details: { lines },
  });
}

async function changed(strapi: Core.Strapi, totals: Omit<Totals, 'method'>, cart: Cart): Promise<HttpError> {
  const taxes = await withTranslatedNames(strapi, totals.taxes);
  return new HttpError(texts().orders.haveChanged, {
    status: 409,
    name: 'CartChangedError',
    details: { totals: { ...totals, taxes }, cart: await translatedCart(strapi, cart) },
  });
}
