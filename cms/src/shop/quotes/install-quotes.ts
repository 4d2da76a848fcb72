import type { Core } from '@strapi/strapi';
import { type FieldError, invalid } from '../../answers/refusal';
import { documentIdOf } from '../../content/document-id';
import { sendQuoteChange } from './quote-mails';
import { findQuote, isOver, type QuoteRecord, quoteUid } from './quote-record';
import { isFixed, quoteMoveProblem, type QuoteState, quoteStates } from './quote-states';

type Data = Record<string, unknown>;

const day = 24 * 60 * 60 * 1000;
const usualDays = 30;

// Whoever changes a quote request, in the admin or elsewhere: by the rules, and mailed, in one transaction. Enquiries of
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
      const to = move(before, data);
      const result = await next();
      const after = to && (await findQuote(strapi, documentId));
      if (after) await sendQuoteChange(strapi, after);
      return result;
    });
  });
}

function move(before: QuoteRecord, data: Data): QuoteState | undefined {
  delete data.order;
  delete data.orderNumber;
  const wanted = quoteStates.find((state) => state === data.state) ?? before.state;
  const to = wanted === before.state ? undefined : wanted;
  // What the customer was told stays as it was told; to change it, it is taken back first.
  if (isFixed(before.state)) for (const field of ['lines', 'validUntil']) delete data[field];
  if (to === undefined) return undefined;
  const problem = quoteMoveProblem(before.state, to);
  refuse(problem === undefined ? [] : [errorAt(['state'], problem)]);
  if (to === 'answered') answer(before, data);
  const note = String(data.noteToCustomer ?? before.noteToCustomer).trim();
  if (to === 'declined' && note === '')
    refuse([errorAt(['noteToCustomer'], 'Tell the customer why you decline.')]);
  return to;
}

function answer(before: QuoteRecord, data: Data): void {
  const lines: unknown[] = Array.isArray(data.lines) ? data.lines : before.lines;
  if (lines.length === 0) refuse([errorAt(['lines'], 'There is no product to quote.')]);
  refuse(
    lines.flatMap((line, index) =>
      hasPrice(line) ? [] : [errorAt(['lines', index, 'unitPrice'], 'Each product needs a price.')],
    ),
  );
  data.validUntil ??= before.validUntil ?? new Date(Date.now() + usualDays * day).toISOString().slice(0, 10);
  if (isOver({ validUntil: String(data.validUntil).slice(0, 10) }))
    refuse([errorAt(['validUntil'], 'The last day is over already.')]);
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

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw invalid([...new Set(errors.map(({ message }) => message))].join(' '), errors);
}
