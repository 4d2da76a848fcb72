import { formatMoney, minorFromDecimal } from '../platform/money/money';

export type StoredRefund = {
  id: number;
  at: string;
  state: 'requested' | 'done' | 'failed';
  amount: number | string;
  reason?: string | null;
  author?: string | null;
  problem?: string | null;
  failedAt?: string | null;
  creditNote?: string | null;
};
export type PaidOrder = {
  paymentKind: string;
  state: string;
  total: number | string;
  currency: string;
  refunds?: StoredRefund[];
};

export function amountText({ amount }: StoredRefund, currency: string): string {
  return formatMoney({ amountMinor: minorFromDecimal(amount, currency), currency });
}

/** What was paid by card and how much of it can still be refunded. Empty if the order was not paid by card. */
export function paymentFacts({ paymentKind, state, total, currency, refunds = [] }: PaidOrder) {
  if (paymentKind !== 'card' || state === 'awaiting-payment') return [];
  const paid = minorFromDecimal(total, currency);
  const sumOf = (...states: StoredRefund['state'][]) =>
    sumIn(
      refunds.filter((refund) => states.includes(refund.state)),
      currency,
    );
  const failedLater = sumIn(
    refunds.filter(({ failedAt }) => failedAt),
    currency,
  );
  const isFullyRefunded = state === 'cancelled' || state === 'refunded';
  const refundable = isFullyRefunded ? 0 : paid - sumOf('requested', 'done');
  const facts: [string, number][] = [
    ['Paid by card', paid],
    ['Refunded', state === 'refunded' ? paid - failedLater : sumOf('done')],
    ['Refund failed later', failedLater],
    ['Refund in progress', isFullyRefunded ? 0 : sumOf('requested')],
    ['Can be refunded', refundable],
  ];
  return facts
    .filter(([name, amountMinor]) => amountMinor > 0 || name === 'Can be refunded')
    .map(([name, amountMinor]) => ({ name, amount: formatMoney({ amountMinor, currency }) }));
}

const sumIn = (refunds: StoredRefund[], currency: string) =>
  refunds.reduce((sum, { amount }) => sum + minorFromDecimal(amount, currency), 0);

/** The numbers of the credit notes of an order. */
export const creditNotesOf = ({ refunds = [] }: PaidOrder): string[] =>
  refunds.flatMap(({ creditNote }) => creditNote || []);
