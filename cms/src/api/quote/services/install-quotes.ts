import type { Core } from '@strapi/strapi';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { documentIdOf } from '../../../platform/content/document-id';
import { rejectLockedChanges, storedWithComponents } from '../../../platform/admin-panel/locked-fields';
import { inLanguageOf } from '../../../platform/messages/language';
import { enquiryUid, lockEnquiry } from '../../contact-form/services/enquiry-record';
import { enquiryStates } from '../../contact-form/services/enquiry-states';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { sendQuoteEmail } from './quote-emails';
import { findQuote, hasExpired, type QuoteRecord } from './quote-record';
import { isFixed, quoteMoveProblem, type QuoteState } from './quote-states';

type Data = Record<string, unknown>;

const day = 24 * 60 * 60 * 1000;

/** Checks every change to a quote request and e-mails it to the customer, in one transaction. Other enquiries have no rules. */
export function installQuotes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== enquiryUid || context.action !== 'update') return next();
    const { params } = context;
    const data: Data = 'data' in params && params.data ? params.data : {};
    return await strapi.db.transaction(async ({ trx }) => {
      const documentId = documentIdOf(params) ?? '';
      await lockEnquiry(trx, documentId);
      const before = await findQuote(strapi, documentId);
      if (!before) return await next();
      const stored = await storedWithComponents(strapi, enquiryUid, documentId);
      const locked = lockedFields(before);
      rejectLockedChanges(strapi, { uid: enquiryUid, stored, data }, (field) => locked.has(field));
      const { quoteValidDays } = await shopSettings(strapi);
      const to = changeState(before, data, quoteValidDays);
      const result = await next();
      const after = to && (await findQuote(strapi, documentId));
      if (after) await inLanguageOf(after, () => sendQuoteEmail(strapi, after));
      return result;
    });
  });
}

// A quote that the customer has seen must be withdrawn before it can be changed.
function lockedFields({ state }: QuoteRecord): Set<string> {
  const always = ['reference', 'order', 'orderNumber', 'language', 'market', 'currency'];
  return new Set(isFixed(state) ? [...always, 'lines', 'validUntil'] : always);
}

function changeState(before: QuoteRecord, data: Data, validDays: number): QuoteState | undefined {
  const state = enquiryStates.find((state) => state === data.state) ?? before.state;
  const to = state === before.state ? undefined : state;
  if (to === undefined) return undefined;
  const problem = quoteMoveProblem(before.state, to);
  reject(problem === undefined ? [] : [errorAt(['state'], problem)]);
  if (to === 'answered') completeQuote(before, data, validDays);
  const note = String(data.noteToCustomer ?? before.noteToCustomer).trim();
  if (to === 'declined' && note === '')
    reject([errorAt(['noteToCustomer'], 'Enter a reason for the customer.')]);
  return to;
}

function completeQuote(before: QuoteRecord, data: Data, validDays: number): void {
  const lines: unknown[] = Array.isArray(data.lines) ? data.lines : before.lines;
  if (lines.length === 0) reject([errorAt(['lines'], 'Add at least one product to quote.')]);
  reject(
    lines.flatMap((line, index) =>
      hasPrice(line) ? [] : [errorAt(['lines', index, 'unitPrice'], 'Enter a price for each product.')],
    ),
  );
  data.validUntil ??= before.validUntil ?? new Date(Date.now() + validDays * day).toISOString().slice(0, 10);
  if (hasExpired({ validUntil: String(data.validUntil).slice(0, 10) }))
    reject([errorAt(['validUntil'], 'Enter a date in the future.')]);
}

// The form may send the price as a string.
function hasPrice(line: unknown): boolean {
  if (typeof line !== 'object' || line === null || !('unitPrice' in line)) return false;
  const { unitPrice } = line;
  return unitPrice !== null && unitPrice !== '' && Number(unitPrice) >= 0;
}

function errorAt(path: FieldError['path'], message: string): FieldError {
  return { path, message, name: 'ValidationError' };
}

function reject(errors: FieldError[]): void {
  if (errors.length > 0) throw invalid([...new Set(errors.map(({ message }) => message))].join(' '), errors);
}
