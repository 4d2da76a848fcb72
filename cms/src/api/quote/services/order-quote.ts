import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../cart/services/cart-record';
import { orderedAlready, quoteFingerprint, rejectNotOpen } from './quote-basket';
import { findQuote } from './quote-record';

type QuoteOrder = { id: string; fingerprint: string; since: number | undefined };

/**
 * In the transaction of the order: the quote becomes that order, once. `since` is when a card payment for it began; who
 * began before it expired, or was taken back to be changed, gets what was promised or the money back.
 */
export async function claimQuote(
  strapi: Core.Strapi,
  trx: Transaction,
  { id, fingerprint, since = Date.now() }: QuoteOrder,
): Promise<void> {
  // Locks it: of two orders at once the second sees what the first did.
  await trx('contact_forms').where({ document_id: id }).update({ document_id: id });
  const quote = await findQuote(strapi, id);
  if (!quote) throw orderedAlready();
  rejectNotOpen(quote.state === 'expired' ? { ...quote, state: 'answered' } : quote, since);
  if (quoteFingerprint(quote) !== fingerprint) rejectNotOpen({ ...quote, state: 'in-work' });
}

export async function noteQuoteOrdered(
  trx: Transaction,
  id: string,
  order: { documentId: string; number: string },
): Promise<void> {
  await trx('contact_forms')
    .where({ document_id: id })
    .update({ state: 'ordered', order: order.documentId, order_number: order.number });
}
