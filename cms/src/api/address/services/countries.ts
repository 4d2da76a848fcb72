import { postalCodePattern } from './postal-codes';
import { statesOf, type State } from './states';

export type Country = {
  code: string;
  name: string;
  states?: State[];
  postalCodePattern?: string;
  addressFormat: string[][];
};

const names = new Intl.DisplayNames('en', { type: 'region' });

// Rows of an address below name and company, as the post of the country wants them; libaddressinput's formats.
const formats: [countries: string, rows: string[][]][] = [
  ['US CA AU', [['city', 'state', 'postalCode']]],
  ['GB', [['city'], ['postalCode']]],
  ['IE', [['city'], ['state'], ['postalCode']]],
  ['IT ES', [['postalCode', 'city', 'state']]],
  ['BR MX', [['postalCode', 'city'], ['state']]],
  ['JP', [['postalCode'], ['state', 'city']]],
  ['SG', [['city', 'postalCode']]],
  ['HU', [['city'], ['postalCode']]],
  ['LV', [['city', 'postalCode']]],
  ['IN KR NZ TW ZA MY', [['city', 'postalCode'], ['state']]],
  ['AE HK', [['city'], ['state']]],
];

/** The countries, by name. */
export function countriesOf(codes: string[]): Country[] {
  return [...new Set(codes)]
    .map((code) => country(code))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

export function rowsOf(code: string): string[][] {
  const own = formats.find(([countries]) => countries.split(' ').includes(code));
  return [['line1'], ['line2'], ...(own?.[1] ?? [['postalCode', 'city']])];
}

function country(code: string): Country {
  const states = statesOf(code);
  const pattern = postalCodePattern(code);
  return {
    code,
    name: countryName(code),
    ...(states.length > 0 ? { states } : {}),
    ...(pattern ? { postalCodePattern: pattern } : {}),
    addressFormat: rowsOf(code),
  };
}
