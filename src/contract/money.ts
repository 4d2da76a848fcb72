import { minorFromDecimal, type Money } from '../../cms/src/platform/money/money.ts';

export type { Money };

/** Converts the decimal price entered by an editor. */
export const moneyFromDecimal = (amount: number, currency: string): Money => ({
  amountMinor: minorFromDecimal(amount, currency),
  currency,
});
