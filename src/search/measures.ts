import { units } from './units.ts';

export interface Measure {
  start: number;
  end: number;
  /** The value, or both ends of a range, in the base unit: the same term for 16 bar, 1600 kPa and 1.6 MPa. */
  terms: string[];
}

const number = '[-\u2212+±]?\\d+(?:[\u2009\u202f\u00a0]\\d{3})*(?:[.,]\\d+)?';
const unit =
  'm[³3]/h|l/min|l/s|l/h|mV/g|k?N ?m|mbar|bar|[hkM]?Pa|psi|mm|cm|inch|in|ft|m|kN|N|V ?DC|mV|V|mA|A|[kMG]?Hz|kg|g|ms|s|ppm|%|°\\s?[CF]|deg[CF]|K';
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:(${number})\\s*(?:…|\\.{2,3}|–|-|to|bis)\\s*)?(${number})\\s*(${unit})(?![\\p{L}\\p{N}/])`,
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
  const {
    base,
    factor,
    offset = 0,
  } = units.get(name.toLowerCase().replace(/\s/g, '')) ?? { base: name, factor: 1 };
  const exact = numberFrom(value) * factor + offset;
  // Three digits: 232 psi is meant as 16 bar.
  return `${base}=${Number(exact.toPrecision(3))}`;
}

const numberFrom = (written: string) =>
  Number(
    written
      .replace(/[\u2009\u202f\u00a0+±]/g, '')
      .replace('\u2212', '-')
      .replace(',', '.'),
  );
