import type { Core } from '@strapi/strapi';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { documentIdOf } from '../../../platform/content/document-id';
import { rejectLockedChanges, storedWithComponents } from '../../../platform/admin-panel/locked-fields';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { sendQuoteChange } from './quote-emails';
import { findQuote, isOver, type QuoteRecord, quoteUid } from './quote-record';
import { isFixed, quoteMoveProblem, type QuoteState, quoteStates } from './quote-states';

type Data = Record<string, unknown>;

const day = 24 * 60 * 60 * 1000;

// Every change of a quote request, in the admin or elsewhere, follows the rules and is mailed, in one transaction. Enquiries of
// other kinds are moved as staff like.
export function installQuotes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== quoteUid || context.action !== 'update') return next();
    const { params } = context;
    const data: Data = 'data' in params && params.data ? params.data : {};
    return await strapi.db.transaction(async ({ trx }) => {
      const documentId = documentIdOf(params) ?? '';
      // Locks it: a customer may order from it at the same moment.
      await trx('contact_forms').where({ document_id: documentId }).update({ document_id: documentId });
      const before = await findQuote(strapi, documentId);
      if (!before) return await next();
      const stored = await storedWithComponents(strapi, quoteUid, documentId);
      const locked = lockedIn(before);
      rejectLockedChanges(strapi, { uid: quoteUid, stored, data }, (field) => locked.has(field));
      const { quoteValidDays } = await shopSettings(strapi);
      const to = move(before, data, quoteValidDays);
      const result = await next();
      const after = to && (await findQuote(strapi, documentId));
      if (after) await sendQuoteChange(strapi, after);
      return result;
    });
  });
}

// What the customer was told stays as it was told; to change it, the quote is taken back first.
function lockedIn({ state }: QuoteRecord): Set<string> {
  const always = ['reference', 'order', 'orderNumber'];
  return new Set(isFixed(state) ? [...always, 'lines', 'validUntil'] : always);
}

function move(before: QuoteRecord, data: Data, validDays: number): QuoteState | undefined {
  const wanted = quoteStates.find((state) => state === data.state) ?? before.state;
  const to = wanted === before.state ? undefined : wanted;
  if (to === undefined) return undefined;
  const problem = quoteMoveProblem(before.state, to);
  reject(problem === undefined ? [] : [errorAt(['state'], problem)]);
  if (to === 'answered') completeAnswer(before, data, validDays);
  const note = String(data.noteToCustomer ?? before.noteToCustomer).trim();
  if (to === 'declined' && note === '')
    reject([errorAt(['noteToCustomer'], 'Enter a reason for the customer.')]);
  return to;
}

function completeAnswer(before: QuoteRecord, data: Data, validDays: number): void {
  const lines: unknown[] = Array.isArray(data.lines) ? data.lines : before.lines;
  if (lines.length === 0) reject([errorAt(['lines'], 'Add at least one product to quote.')]);
  reject(
    lines.flatMap((line, index) =>
      hasPrice(line) ? [] : [errorAt(['lines', index, 'unitPrice'], 'Enter a price for each product.')],
    ),
  );
  data.validUntil ??= before.validUntil ?? new Date(Date.now() + validDays * day).toISOString().slice(0, 10);
  if (isOver({ validUntil: String(data.validUntil).slice(0, 10) }))
    reject([errorAt(['validUntil'], 'Enter a date in the future.')]);
}

// As the form sends it: a price that was typed may be a text.
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
