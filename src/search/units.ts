import { convertibleUnits } from '#src/format/units.ts';

/** Conversion to the base unit: `value × factor + offset`. */
export interface Unit {
  base: string;
  factor: number;
  offset: number;
}

/** Other common spellings. */
const spellings: Record<string, string> = {
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

const unitsByName = new Map<string, Unit>(
  convertibleUnits().map(({ name, ...unit }) => [withoutSpaces(name), unit]),
);
for (const [spelling, name] of Object.entries(spellings)) {
  const unit = unitsByName.get(withoutSpaces(name));
  if (unit) unitsByName.set(withoutSpaces(spelling), unit);
}
for (const name of ['mV/g', '%']) unitsByName.set(withoutSpaces(name), { base: name, factor: 1, offset: 0 });

/** Finds a unit by name, ignoring case and spaces. */
export const findUnit = (name: string): Unit | undefined => unitsByName.get(withoutSpaces(name));

/** A pattern of all names, longest first, so that "mbar" is not read as "m". */
export const unitPattern = [
  ...convertibleUnits().map(({ name }) => name),
  ...Object.keys(spellings),
  'mV/g',
  '%',
]
  .map((name) => name.trim())
  .toSorted((a, b) => b.length - a.length)
  .map((name) =>
    name
      .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
      .replaceAll(' ', ' ?')
      .replace('°', '°\\s?'),
  )
  .join('|');
