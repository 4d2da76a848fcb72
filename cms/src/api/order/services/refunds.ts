import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { decimalFromMinor, exactMinor, formatMoney, minorFromDecimal } from '../../../platform/money/money';
import type { OrderRecord, Refund } from './order-record';
import type { OrderState } from './order-states';
import { exceededQuantities, hasSameLines, linesProblem, SentLine, trimmed } from './part-quantities';
import { takeShare } from './reservations';

/** A refund as the admin form sends it. For a stored refund, the form may send only its id. */
const Sent = v.object({
  id: v.optional(v.number()),
  amount: v.nullish(v.union([v.number(), v.string()])),
  reason: v.optional(trimmed),
  lines: v.optional(v.array(SentLine)),
});
type SentRefund = v.InferOutput<typeof Sent>;
type Entry = { author: string; now?: Date };
type Change = { refunds?: unknown; state?: unknown };

/**
 * The refunds to store. Undefined if the form does not include them. The caller has locked the order, so the sum of all
 * refunds never exceeds the payment.
 *
 * @throws a ValidationError (400) that names the field, if more would be refunded than was paid, or if a saved refund is changed
 */
export function refundsToStore(
  before: OrderRecord,
  { refunds, state }: Change,
  { author, now = new Date() }: Entry,
): object[] | undefined {
  if (refunds === undefined) return undefined;
  const sent = v.parse(v.nullish(v.array(Sent), []), refunds);
  const amounts = amountsOf(before, sent);
  const errors = [
    ...changedRefunds(before, sent),
    ...sent.flatMap((refund, index) =>
      refund.id === undefined ? problemsOf(before, { ...refund, index }, state) : [],
    ),
    ...amountProblems(before, amounts),
    ...exceededQuantities(before, [...refundedLines(before), ...newLines(sent)]).map(errorAt()),
  ];
  if (errors.length > 0) throw invalid([...new Set(errors.map(({ message }) => message))].join(' '), errors);
  return sent.map(({ id, reason, lines = [] }, index) => {
    const stored = before.refunds.find((refund) => refund.id === id);
    if (stored) return { id, reason: stored.reason };
    const amount = decimalFromMinor(amounts[index] ?? 0, before.currency);
    const fixed = { key: randomUUID(), at: now.toISOString(), author, state: 'requested' };
    return { ...fixed, amount, reason, lines };
  });
}

/** The sum of all refunds except failed ones, in the smallest unit of the currency. */
export function refundedMinor({ refunds, currency }: OrderRecord): number {
  return notFailed(refunds).reduce((sum, { amount }) => sum + minorFromDecimal(amount, currency), 0);
}

const notFailed = (refunds: Refund[]) => refunds.filter(({ state }) => state !== 'failed');
const refundedLines = ({ refunds }: OrderRecord) => notFailed(refunds).flatMap(({ lines }) => lines);
const newLines = (sent: SentRefund[]) =>
  sent.filter(({ id }) => id === undefined).flatMap(({ lines = [] }) => lines);

// The form sends all refunds, so those that a colleague saved after it was opened are missing.
function changedRefunds({ refunds, currency }: OrderRecord, sent: SentRefund[]): FieldError[] {
  const isChanged = refunds.some((stored) => {
    const match = sent.find(({ id }) => id === stored.id);
    if (!match) return true;
    const { amount, reason = stored.reason, lines } = match;
    return (
      minorFromDecimal(amount ?? stored.amount, currency) !== minorFromDecimal(stored.amount, currency) ||
      reason !== stored.reason ||
      !hasSameLines(stored.lines, lines)
    );
  });
  const isForeign = sent.some(({ id }) => id !== undefined && !refunds.some((stored) => stored.id === id));
  if (!isChanged && !isForeign) return [];
  return [
    'A saved refund cannot be changed or removed. If you did not change it, someone else added one: reload the page.',
  ].map(errorAt());
}

const refundsAll: unknown[] = ['cancelled', 'refunded'] satisfies OrderState[];

function problemsOf(
  before: OrderRecord,
  { reason = '', lines = [], index }: SentRefund & { index: number },
  to: unknown,
): FieldError[] {
  const { state, paymentKind } = before;
  if (paymentKind !== 'card')
    return [errorAt(index)('This order was not paid by card. Return the money by bank transfer instead.')];
  if (refundsAll.includes(state) || refundsAll.includes(to))
    return [
      errorAt(index)('Cancelling or refunding the order returns the whole payment. Remove the new refund.'),
    ];
  const problem = linesProblem(before, lines);
  return [
    ...(problem ? [errorAt(index, 'lines')(problem)] : []),
    ...(reason === '' ? [errorAt(index, 'reason')('Enter a reason. The customer will see it.')] : []),
  ];
}

/** The amount of each new refund in the smallest unit of the currency, as entered or calculated from the quantities. */
function amountsOf(before: OrderRecord, sent: SentRefund[]): (number | undefined)[] {
  const earlier: SentRefund['lines'] = refundedLines(before);
  return sent.map(({ id, amount, lines = [] }) => {
    if (id !== undefined) return undefined;
    const worth = valueOf(before, [...earlier, ...lines]) - valueOf(before, earlier);
    earlier.push(...lines);
    return amount === undefined || amount === null || amount === ''
      ? worth
      : exactMinor(Number(amount), before.currency);
  });
}

// Rounds the value of the total quantity, not of each refund, so that refunds of single units add up to the price of the line.
function valueOf({ lines: ordered, currency }: OrderRecord, lines: SentLine[]): number {
  const quantities = new Map<string, number>();
  for (const { partNumber = '', quantity = 0 } of lines)
    quantities.set(partNumber, (quantities.get(partNumber) ?? 0) + quantity);
  return ordered.reduce((sum, line) => {
    const lineTotal = minorFromDecimal(line.net, currency) + minorFromDecimal(line.tax, currency);
    return sum + Math.round((lineTotal * takeShare(quantities, line)) / line.quantity);
  }, 0);
}

function amountProblems(before: OrderRecord, amounts: (number | undefined)[]): FieldError[] {
  const { currency, totals } = before;
  let left = totals.total - refundedMinor(before);
  return amounts.flatMap((amountMinor, index) => {
    if (amountMinor === undefined) return [];
    const most = left;
    left -= amountMinor;
    const atMost = `You can refund at most ${formatMoney({ amountMinor: most, currency })}.`;
    const enter = 'Enter the quantities to refund, or an amount such as 12.50.';
    const problems = amountMinor > 0 ? (amountMinor > most ? [atMost] : []) : [enter];
    return problems.map(errorAt(index, 'amount'));
  });
}

const errorAt =
  (...path: FieldError['path']) =>
  (message: string): FieldError => ({ path: ['refunds', ...path], message, name: 'ValidationError' });
