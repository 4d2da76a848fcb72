import { exactMinor } from '../../../platform/money/money';
import { readPriceBreaks } from './price-breaks';

type Period = { validFrom?: string | null; validTo?: string | null };
type Field = 'price' | 'priceBreaks' | 'validFrom' | 'validTo';
type Problem = { field: Field; message: string };

/** Why a price cannot be used in a list of this currency. */
export function priceProblem(
  price: Period & { price: number; priceBreaks: string },
  currency: string,
): Problem | undefined {
  const breaks = readPriceBreaks(price.priceBreaks);
  if ('unreadable' in breaks)
    return {
      field: 'priceBreaks',
      message: `Enter a quantity and a price per line, such as 10: 99.50, instead of “${breaks.unreadable}”.`,
    };
  // A price of 99.50 yen would be charged as 100.
  const hasDecimals = (amount: number) => Number.isNaN(exactMinor(amount, currency));
  const message = `Enter no more decimals than ${currency} has.`;
  if (hasDecimals(price.price)) return { field: 'price', message };
  if (breaks.some((step) => hasDecimals(step.price))) return { field: 'priceBreaks', message };
  if (price.validFrom && price.validTo && price.validTo < price.validFrom)
    return { field: 'validTo', message: 'The last day must not be before the first day.' };
  return undefined;
}

/** Why a price cannot be in a list with these other prices of the same item. */
export function overlapProblem(price: Period, others: Period[]): Problem | undefined {
  const overlapping = others.find((other) => overlaps(price, other));
  if (!overlapping) return undefined;
  const message = `This item already has a price in this list ${periodOf(overlapping)}. End that one first.`;
  return { field: 'validFrom', message };
}

const overlaps = (a: Period, b: Period) =>
  (a.validFrom || '') <= (b.validTo || '9999') && (b.validFrom || '') <= (a.validTo || '9999');

function periodOf({ validFrom, validTo }: Period): string {
  if (!validFrom && !validTo) return 'for all days';
  return [validFrom && `from ${validFrom}`, validTo && `until ${validTo}`].filter(Boolean).join(' ');
}
