import data from '../data/address-formats.json';
import { environment } from '../../../platform/config/environment';
import { postalCodePattern } from './postal-codes';
import { statesOf, type State } from './states';

export type Country = {
  code: string;
  name: string;
  states?: State[];
  postalCodePattern?: string;
  addressFormat: string[][];
};

/** In the language of the site, which does not change. */
let names: Intl.DisplayNames | undefined;

// Rows of an address below name and company, in the format of the country's postal service.
const formats: Partial<Record<string, string[][]>> = data.countries;

/** The countries with these codes, sorted by name. */
export function countriesOf(codes: string[]): Country[] {
  return [...new Set(codes)]
    .map((code) => country(code))
    .toSorted((a, b) => a.name.localeCompare(b.name, environment().SITE_LANGUAGE));
}

export function countryName(code: string): string {
  names ??= new Intl.DisplayNames(environment().SITE_LANGUAGE, { type: 'region' });
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

export function rowsOf(code: string): string[][] {
  return [['line1'], ['line2'], ...(formats[code] ?? data.others)];
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
