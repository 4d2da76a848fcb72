import { minorDigits, minorFromDecimal } from '../../cms/src/platform/money/minor-units.ts';

/** An amount in the smallest unit of its currency (ISO 4217), so that sums are exact. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** From the decimal price an editor types, which is in whole units of the currency. */
export const moneyFromDecimal = (amount: number, currency: string): Money => ({
  amountMinor: minorFromDecimal(amount, currency),
  currency,
});

export { minorDigits };
