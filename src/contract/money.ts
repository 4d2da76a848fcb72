import { minorDigits, minorFromDecimal } from '../../cms/src/platform/money/minor-units.ts';

/** An amount in the smallest unit of its currency (ISO 4217), so that sums are exact. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** Converts the decimal price entered by an editor. */
export const moneyFromDecimal = (amount: number, currency: string): Money => ({
  amountMinor: minorFromDecimal(amount, currency),
  currency,
});

export { minorDigits };
