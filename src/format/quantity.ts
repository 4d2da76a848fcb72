import { m } from '#src/messages/m.ts';
import type { Specification } from '#src/contract/product.ts';

/** Value and unit, separated by a no-break space. */
export const formatSpecification = ({ value, unit }: Pick<Specification, 'value' | 'unit'>) =>
  unit === '' ? value : `${value}\u00a0${unit}`;

/** With the decimal mark of the language. */
const localized = (decimal: string) =>
  m.language.decimalMark === '.' ? decimal : decimal.replace('.', m.language.decimalMark);

/** At most four decimals, with a typographic minus sign. */
export const formatNumber = (number: number) =>
  localized(String(Number(number.toFixed(4)))).replace('-', '−');

/** "12 000", with the thin space that specifications use. */
export const formatGrouped = (number: number) =>
  formatNumber(number).replace(/^−?\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u2009'));

/** A range as in specifications, such as "−1 … 600" or "±500". */
export function formatRange(min: number, max: number, format = formatNumber): string {
  if (min === max) return format(max);
  return min === -max ? `±${format(max)}` : `${format(min)} … ${format(max)}`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${m.language.byte}`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} ${m.language.kilobyte}`;
  if (bytes < 1e9) return `${localized((bytes / 1_000_000).toFixed(1))} ${m.language.megabyte}`;
  return `${localized((bytes / 1e9).toFixed(1))} ${m.language.gigabyte}`;
}

export function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

/** In grams or kilograms. */
export function weightOf(grams: number): Specification {
  const [amount, unit] = grams < 1000 ? [grams, 'g'] : [Math.round(grams / 10) / 100, 'kg'];
  return { group: '', name: 'Weight', value: formatNumber(amount), unit, min: amount, max: amount };
}
