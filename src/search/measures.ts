import { allUnits } from '#src/format/units.ts';

export interface Measure {
  start: number;
  end: number;
  /** The value, or both ends of a range, in the base unit, so that 16 bar, 1600 kPa and 1.6 MPa have the same term. */
  terms: string[];
}

/** Other common spellings of units. */
export const spellings: Record<string, string> = {
  inch: 'in',
  feet: 'ft',
  'm3/h': 'm³/h',
  'gal/min': 'US gal/min',
  gpm: 'US gal/min',
  'in wc': 'inH2O',
  'in w.c.': 'inH2O',
  'mm wc': 'mmH2O',
  'inH₂O': 'inH2O',
  'mmH₂O': 'mmH2O',
  kp: 'kgf',
  'ft lbf': 'lbf ft',
  'ft lb': 'lbf ft',
  'lb ft': 'lbf ft',
  'm/s2': 'm/s²',
  '% v/v': '% vol',
  'vol%': '% vol',
  vdc: 'V DC',
  degC: '°C',
  degF: '°F',
};

const withoutSpaces = (name: string) => name.toLowerCase().replace(/\s/g, '');

/** By name in lower case, without spaces. */
const units = new Map(allUnits().map((unit) => [withoutSpaces(unit.name), unit]));
for (const [spelling, name] of Object.entries(spellings)) {
  const unit = units.get(withoutSpaces(name));
  if (unit) units.set(withoutSpaces(spelling), unit);
}

/** Longest names first, so that "mbar" does not match as "m". */
const unitPattern = [...allUnits().map(({ name }) => name), ...Object.keys(spellings)]
  .toSorted((a, b) => b.length - a.length)
  .map((name) =>
    name
      .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
      .replaceAll(' ', ' ?')
      .replace('°', '°\\s?'),
  )
  .join('|');

const number = '[-\u2212+±]?\\d+(?:[\u2009\u202f\u00a0]\\d{3})*(?:[.,]\\d+)?';
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:(${number})\\s*(?:…|\\.{2,3}|–|-|to|bis|à)\\s*)?(${number})\\s*(${unitPattern})(?![\\p{L}\\p{N}/])`,
  'giu',
);

export function measuresOf(text: string): Measure[] {
  if (!/\d/.test(text)) return [];
  return Array.from(text.matchAll(pattern), ({ 0: whole, 1: from, 2: to = '', 3: name = '', index }) => ({
    start: index,
    end: index + whole.length,
    terms: (from === undefined ? [to] : [from, to]).map((value) => termOf(value, name)),
  }));
}

function termOf(value: string, name: string): string {
  const { base, factor, offset } = units.get(withoutSpaces(name)) ?? { base: name, factor: 1, offset: 0 };
  const exact = parseNumber(value) * factor + offset;
  // Rounded to three digits, so that 232 psi matches 16 bar.
  return `${base}=${Number(exact.toPrecision(3))}`;
}

const parseNumber = (text: string) =>
  Number(
    text
      .replace(/[\u2009\u202f\u00a0+±]/g, '')
      .replace('\u2212', '-')
      .replace(',', '.'),
  );
