import { findUnit, unitPattern } from './units.ts';

export interface Measure {
  start: number;
  end: number;
  /** The value, or both ends of a range, in the base unit, so that 16 bar, 1600 kPa and 1.6 MPa have the same term. */
  terms: string[];
}

const number = '[-\u2212+±]?\\d+(?:[\u2009\u202f\u00a0]\\d{3})*(?:[.,]\\d+)?';
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:(${number})\\s*(?:…|\\.{2,3}|–|-|to|bis)\\s*)?(${number})\\s*(${unitPattern})(?![\\p{L}\\p{N}/])`,
  'giu',
);

export function measuresOf(text: string): Measure[] {
  if (!/\d/.test(text)) return [];
  return Array.from(text.matchAll(pattern), ({ 0: found, 1: from, 2: to = '', 3: name = '', index }) => ({
    start: index,
    end: index + found.length,
    terms: (from === undefined ? [to] : [from, to]).map((value) => termOf(value, name)),
  }));
}

function termOf(value: string, name: string): string {
  const { base, factor, offset } = findUnit(name) ?? { base: name, factor: 1, offset: 0 };
  const exact = numberFrom(value) * factor + offset;
  // Rounded to three digits, so that 232 psi matches 16 bar.
  return `${base}=${Number(exact.toPrecision(3))}`;
}

const numberFrom = (written: string) =>
  Number(
    written
      .replace(/[\u2009\u202f\u00a0+±]/g, '')
      .replace('\u2212', '-')
      .replace(',', '.'),
  );
