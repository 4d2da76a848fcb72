import formats from '../../cms/src/platform/content/address-formats.json';
import { countryName } from './country.ts';

interface Address {
  name: string;
  company: string;
  line1: string;
  line2: string;
  city: string;
  postalCode: string;
  state: string;
  /** ISO 3166-1 alpha-2; empty until it is chosen. */
  country: string;
}

const rowsByCountry: Partial<Record<string, string[][]>> = formats.countries;

/** The lines of an address in the format of its country's postal service. */
export function addressLines(address: Address): string[] {
  const { company, name, country } = address;
  const values = new Map<string, string>(Object.entries(address));
  const rows = [['line1'], ['line2'], ...(rowsByCountry[country] ?? formats.others)].map((row) =>
    row
      .map((field) => values.get(field) ?? '')
      .filter(Boolean)
      .join(' '),
  );
  return [company, name, ...rows, country && countryName(country)].filter(Boolean);
}
