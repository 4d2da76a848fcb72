import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../cart/services/cart-record';
import { lockEnquiry } from '../../contact-form/services/enquiry-record';
import { alreadyOrdered, quoteFingerprint, rejectNotOrderable } from './quote-basket';
import { findQuote } from './quote-record';

type QuoteOrder = { id: string; fingerprint: string; since: number | undefined };

/**
 * Runs in the transaction of the order, so that a quote can be ordered only once. `since` is when the card payment
 * started: a customer who started to pay before the quote expired or was withdrawn gets the quoted prices or a refund.
 */
export async function claimQuote(
  strapi: Core.Strapi,
  trx: Transaction,
  { id, fingerprint, since = Date.now() }: QuoteOrder,
): Promise<void> {
  await lockEnquiry(trx, id);
  const quote = await findQuote(strapi, id);
  if (!quote) throw alreadyOrdered();
  rejectNotOrderable(quote.state === 'expired' ? { ...quote, state: 'answered' } : quote, since);
  if (quoteFingerprint(quote) !== fingerprint) rejectNotOrderable({ ...quote, state: 'in-work' });
}
