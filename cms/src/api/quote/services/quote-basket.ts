import type { Core } from '@strapi/strapi';
import { notFound, HttpError } from '../../../platform/http/http-error';
import { type CartLine, fingerprintOf } from '../../cart/services/cart';
import type { QuoteAccess } from '../../pricing/services/checkout-questions';
import type { Basket } from '../../pricing/services/totals';
import { minorFromDecimal } from '../../../platform/money/minor-units';
import { catalogueFor } from '../../cart/services/change-cart';
import { isMadeToOrder, type ShopProduct } from '../../product/services/shop-products';
import { isQuoteToken } from '../../../platform/signed-links/quote-link';
import { findQuote, isOver, type QuoteRecord } from './quote-record';

/** What may be ordered from a quote: its products and quantities at its prices. */
export type QuoteBasket = Basket & { quote: { id: string; fingerprint: string; reference: string } };

/** The same answer whether it does not exist or the link is not right. */
export async function linkedQuote(strapi: Core.Strapi, { id, token }: QuoteAccess): Promise<QuoteRecord> {
  const quote = isQuoteToken(id, token) ? await findQuote(strapi, id) : undefined;
  if (!quote) throw notFound();
  return quote;
}

export async function quoteBasketOf(strapi: Core.Strapi, access: QuoteAccess): Promise<QuoteBasket> {
  const quote = await linkedQuote(strapi, access);
  rejectNotOpen(quote);
  return await basketFrom(strapi, quote);
}

/** At the prices the quote has, whatever its state; a line without a price counts nothing. */
export async function basketFrom(strapi: Core.Strapi, quote: QuoteRecord): Promise<QuoteBasket> {
  const { currency, products } = await catalogueFor(strapi, quote.lines);
  const lines = quote.lines.map((line) => lineOf(line, products.get(line.partNumber), currency));
  const fingerprint = quoteFingerprint(quote);
  return {
    quote: { id: quote.documentId, fingerprint, reference: quote.reference },
    products,
    cart: {
      currency,
      lines,
      subtotal: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
      fingerprint,
      changedAt: null,
      isNew: false,
      mergedLines: [],
    },
  };
}

/** Another one when a line of it is another. */
export function quoteFingerprint({ documentId, lines }: QuoteRecord): string {
  return fingerprintOf([
    documentId,
    ...lines.map(({ id, partNumber, quantity, unitPrice, configuration }) =>
      [id, partNumber, quantity, unitPrice ?? '', configuration ?? ''].join(' '),
    ),
  ]);
}

export function rejectNotOpen(quote: QuoteRecord, now = Date.now()): void {
  if (quote.state === 'ordered') throw orderedAlready();
  if (quote.state === 'expired' || (quote.state === 'answered' && isOver(quote, now)))
    throw rejected('This quote has expired. Request a new one.', 'QuoteExpiredError');
  if (quote.state !== 'answered')
    throw rejected('This quote cannot be ordered at the moment.', 'QuoteNotOpenError');
}

export function orderedAlready(): HttpError {
  return rejected('This quote has already been ordered.', 'OrderedAlreadyError');
}

function rejected(message: string, name: string): HttpError {
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
    costCentre: '',
    reference: '',
    addedUnitPrice: unitPrice,
    unitPrice,
    lineTotal: unitPrice * quantity,
    priceBreaks: [{ quantity: 1, unitPrice }],
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
