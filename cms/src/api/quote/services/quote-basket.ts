import type { Core } from '@strapi/strapi';
import { notFound, HttpError } from '../../../platform/http/http-error';
import { inMarket } from '../../../platform/market/current-market';
import { texts } from '../../../platform/messages/texts';
import { type CartLine, fingerprintOf } from '../../cart/services/cart';
import type { QuoteAccess } from '../../pricing/services/checkout-requests';
import type { Basket } from '../../pricing/services/totals';
import { minorFromDecimal } from '../../../platform/money/money';
import { marketOf } from '../../market/services/markets';
import { catalogueFor } from '../../cart/services/change-cart';
import { isMadeToOrder, type ShopProduct } from '../../product/services/shop-products';
import { isQuoteToken } from '../../../platform/signed-links/quote-link';
import { findQuote, hasExpired, type QuoteRecord } from './quote-record';

/** The products, quantities and prices of a quote, as they can be ordered. */
export type QuoteBasket = Basket & {
  quote: { id: string; fingerprint: string; reference: string };
  /** Whether the market of the quote still sells in its currency. */
  isSoldInCurrency: boolean;
};

/** @throws the same HttpError (404) for an unknown quote and an invalid token */
export async function findLinkedQuote(strapi: Core.Strapi, { id, token }: QuoteAccess): Promise<QuoteRecord> {
  const quote = isQuoteToken(id, token) ? await findQuote(strapi, id) : undefined;
  if (!quote) throw notFound();
  return quote;
}

export async function quoteBasketOf(strapi: Core.Strapi, access: QuoteAccess): Promise<QuoteBasket> {
  const quote = await findLinkedQuote(strapi, access);
  rejectNotOrderable(quote);
  const basket = await basketFrom(strapi, quote);
  if (basket.isSoldInCurrency) return basket;
  const { currency } = basket.cart;
  throw quoteError(texts().quotes.currencyNotSold({ currency }), 'QuoteNotOpenError');
}

/** The basket of a quote in any state, at the quoted prices. A line without a price counts as zero. */
export async function basketFrom(strapi: Core.Strapi, quote: QuoteRecord): Promise<QuoteBasket> {
  const market = await marketOf(strapi, quote);
  const catalogue = await inMarket(market, () => catalogueFor(strapi, quote.lines));
  const { products } = catalogue;
  // Staff can delete the market or give it another price list. The prices of the quote stay what they are.
  const currency = quote.currency || catalogue.currency;
  const lines = quote.lines.map((line) => lineOf(line, products.get(line.partNumber), currency));
  const fingerprint = quoteFingerprint(quote);
  return {
    quote: { id: quote.documentId, fingerprint, reference: quote.reference },
    isSoldInCurrency: currency === catalogue.currency,
    products,
    market,
    cart: {
      currency,
      lines,
      subtotal: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
      repricedFrom: [],
      fingerprint,
      changedAt: null,
      isNew: false,
      mergedLines: [],
    },
  };
}

/** A fingerprint that changes when a line changes. */
export function quoteFingerprint({ documentId, lines }: QuoteRecord): string {
  return fingerprintOf([
    documentId,
    ...lines.map(({ id, partNumber, quantity, unitPrice, configuration }) =>
      [id, partNumber, quantity, unitPrice ?? '', configuration ?? ''].join(' '),
    ),
  ]);
}

export function rejectNotOrderable(quote: QuoteRecord, now = Date.now()): void {
  if (quote.state === 'ordered') throw alreadyOrdered();
  if (quote.state === 'expired' || (quote.state === 'answered' && hasExpired(quote, now)))
    throw quoteError(texts().quotes.hasExpired, 'QuoteExpiredError');
  if (quote.state !== 'answered') throw quoteError(texts().quotes.notOrderable, 'QuoteNotOpenError');
}

export function alreadyOrdered(): HttpError {
  return quoteError(texts().quotes.alreadyOrdered, 'OrderedAlreadyError');
}

function quoteError(message: string, name: string): HttpError {
  return new HttpError(message, { status: 409, name });
}

function lineOf(
  { id, partNumber, quantity, configuration, unitPrice: price }: QuoteRecord['lines'][number],
  product: ShopProduct | undefined,
  currency: string,
): CartLine {
  const unitPrice = minorFromDecimal(price ?? 0, currency);
  const isShort = product !== undefined && !isMadeToOrder(product) && quantity > product.stock;
  return {
    id: String(id),
    partNumber,
    quantity,
    configuration,
    addOns: [],
    costCentre: '',
    reference: '',
    addedUnitPrice: unitPrice,
    unitPrice,
    lineTotal: unitPrice * quantity,
    priceBreaks: [{ quantity: 1, unitPrice }],
    offeredAddOns: [],
    extraDays: 0,
    minimumOrderQuantity: 1,
    stock: product?.stock ?? 0,
    leadTimeDays: product?.leadTimeDays ?? null,
    lifecycle: product?.lifecycle ?? 'active',
    successor: null,
    problem: isShort ? 'not-enough-stock' : null,
    product: product
      ? {
          documentId: product.documentId,
          name: product.name,
          url: product.url,
          thumbnail: product.thumbnail,
        }
      : null,
  };
}
