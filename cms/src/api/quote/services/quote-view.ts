import type { Core } from '@strapi/strapi';
import { translatedCart } from '../../cart/services/translated-cart';
import { withTranslatedNames } from '../../translation/services/dictionary';
import { enquirySummary } from '../../contact-form/services/personal-enquiries';
import type { QuoteAccess } from '../../pricing/services/checkout-requests';
import { orderPath } from '../../../platform/signed-links/order-link';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { basketFrom, findLinkedQuote, type QuoteBasket } from './quote-basket';
import { leadTimeOf, shippingOf } from './quote-delivery';
import { quotePath, quotePdfPath } from '../../../platform/signed-links/quote-link';
import { hasExpired, type QuoteRecord, quotesOf } from './quote-record';
import { customerState } from './quote-states';

/** A quote as shown to the customer: without prices until it is answered. */
export async function quoteView(strapi: Core.Strapi, access: QuoteAccess) {
  const quote = await findLinkedQuote(strapi, access);
  const basket = await basketFrom(strapi, quote);
  const { cart } = basket;
  const { originCountry } = await shopSettings(strapi);
  const state = stateOf(quote);
  const isVisible = state === 'answered' || state === 'ordered' || state === 'expired';
  const { documentId, reference, createdAt, name, email, phone, company, country, order } = quote;
  const shipping = isVisible ? await shippingOf(strapi, basket, country) : undefined;
  const [named] = await withTranslatedNames(strapi, shipping ? [shipping] : []);
  return {
    id: documentId,
    reference,
    state,
    createdAt,
    validUntil: isVisible ? quote.validUntil : null,
    note: state === 'received' ? '' : quote.noteToCustomer,
    currency: cart.currency,
    contact: { name, email, phone, company },
    country,
    shipping: named ? { name: named.name, price: named.price } : null,
    lines: linesOf(
      quote,
      { ...basket, cart: await translatedCart(strapi, cart) },
      { isVisible, originCountry },
    ),
    subtotal: isVisible ? cart.subtotal : null,
    fingerprint: cart.fingerprint,
    quotePath: quotePath(documentId),
    pdfPath: isVisible ? quotePdfPath(documentId) : null,
    orderPath: order === null ? null : orderPath(order),
    canOrder: state === 'answered' && basket.isSoldInCurrency,
  };
}

type LineOptions = { isVisible: boolean; originCountry: string };

function linesOf(quote: QuoteRecord, basket: QuoteBasket, { isVisible, originCountry }: LineOptions) {
  return basket.cart.lines.map(
    ({ id, partNumber, quantity, configuration, product, problem, ...line }, index) => ({
      id,
      partNumber,
      quantity,
      configuration,
      name: product?.name ?? '',
      url: product?.url ?? null,
      note: quote.lines[index]?.note ?? '',
      unitPrice: isVisible ? line.unitPrice : null,
      lineTotal: isVisible ? line.lineTotal : null,
      problem,
      leadTimeDays: isVisible ? leadTimeAt(quote, index, basket) : null,
      tariffNumber: basket.products.get(partNumber)?.tariffNumber ?? '',
      originCountry: basket.products.get(partNumber)?.originCountry || originCountry,
    }),
  );
}

function leadTimeAt(quote: QuoteRecord, index: number, { products }: QuoteBasket): number | null {
  const line = quote.lines[index];
  return line ? leadTimeOf(line, products.get(line.partNumber)) : null;
}

/** The quotes requested with the e-mail address, as listed in the account of the customer. */
export async function listQuotes(strapi: Core.Strapi, email: string) {
  return (await quotesOf(strapi, email)).map((quote) => ({
    ...enquirySummary(quote),
    state: stateOf(quote),
    quotePath: quotePath(quote.documentId),
  }));
}

function stateOf(quote: Pick<QuoteRecord, 'state' | 'validUntil'>) {
  return quote.state === 'answered' && hasExpired(quote) ? 'expired' : customerState(quote.state);
}
