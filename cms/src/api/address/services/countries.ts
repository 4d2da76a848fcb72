import data from '../../../platform/content/address-formats.json';
import { currentLanguage, type Language } from '../../../platform/messages/language';
import { postalCodePattern } from './postal-codes';
import { statesOf, type State } from './states';

export type Country = {
  code: string;
  name: string;
  states?: State[];
  postalCodePattern?: string;
  addressFormat: string[][];
};

const namesIn = new Map<Language, Intl.DisplayNames>();

// Rows of an address below name and company, in the format of the country's postal service.
const formats: Partial<Record<string, string[][]>> = data.countries;

/** The countries with these codes, sorted by name. */
export function countriesOf(codes: string[]): Country[] {
  return [...new Set(codes)]
    .map((code) => country(code))
    .toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()));
}

export function countryName(code: string): string {
  const language = currentLanguage();
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namesIn.set(language, names);
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
