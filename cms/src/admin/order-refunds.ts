import { formatMoney, minorFromDecimal } from '../platform/money/money';

export type StoredRefund = {
  id: number;
  at: string;
  state: 'requested' | 'done' | 'failed';
  amount: number | string;
  reason?: string | null;
  author?: string | null;
  problem?: string | null;
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

/** What was paid by card, and how much of it can still be refunded. Empty for other orders. */
export function paymentFacts({ paymentKind, state, total, currency, refunds = [] }: PaidOrder) {
  if (paymentKind !== 'card' || state === 'awaiting-payment') return [];
  const paid = minorFromDecimal(total, currency);
  const sumOf = (...states: StoredRefund['state'][]) =>
    refunds
      .filter((refund) => states.includes(refund.state))
      .reduce((sum, { amount }) => sum + minorFromDecimal(amount, currency), 0);
  const isWhole = state === 'cancelled' || state === 'refunded';
  const left = isWhole ? 0 : paid - sumOf('requested', 'done');
  const facts: [string, number][] = [
    ['Paid by card', paid],
    ['Refunded', state === 'refunded' ? paid : sumOf('done')],
    ['Refund in progress', isWhole ? 0 : sumOf('requested')],
    ['Can be refunded', left],
  ];
  return facts
    .filter(([name, amountMinor]) => amountMinor > 0 || name === 'Can be refunded')
    .map(([name, amountMinor]) => ({ name, amount: formatMoney({ amountMinor, currency }) }));
}
