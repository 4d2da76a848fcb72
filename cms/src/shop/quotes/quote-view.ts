import type { Core } from '@strapi/strapi';
import type { QuoteAccess } from '../checkout/checkout';
import { orderPath } from '../orders/order-link';
import { basketFrom, linkedQuote } from './quote-basket';
import { quotePath } from './quote-link';
import { isOver, type QuoteRecord } from './quote-record';
import { shownState } from './quote-states';

/** What the customer sees of a quote; prices only once they are told. */
export async function quoteView(strapi: Core.Strapi, access: QuoteAccess) {
  const quote = await linkedQuote(strapi, access);
  const { cart } = await basketFrom(strapi, quote);
  const state = stateOf(quote);
  const isTold = state === 'answered' || state === 'ordered' || state === 'expired';
  const { documentId, reference, createdAt, name, email, phone, company, order } = quote;
  return {
    id: documentId,
    reference,
    state,
    createdAt,
    validUntil: isTold ? quote.validUntil : null,
    note: state === 'received' ? '' : quote.noteToCustomer,
    currency: cart.currency,
    contact: { name, email, phone, company },
    lines: cart.lines.map(
      ({ id, partNumber, quantity, configuration, product, problem, ...line }, index) => ({
        id,
        partNumber,
        quantity,
        configuration,
        name: product?.name ?? '',
        url: product?.url ?? null,
        note: quote.lines[index]?.note ?? '',
        unitPrice: isTold ? line.unitPrice : null,
        lineTotal: isTold ? line.lineTotal : null,
        problem,
      }),
    ),
    subtotal: isTold ? cart.subtotal : null,
    fingerprint: cart.fingerprint,
    quotePath: quotePath(documentId),
    orderPath: order === null ? null : orderPath(order),
    canOrder: state === 'answered',
  };
}

export function stateOf(quote: Pick<QuoteRecord, 'state' | 'validUntil'>) {
  return quote.state === 'answered' && isOver(quote) ? 'expired' : shownState(quote.state);
}
