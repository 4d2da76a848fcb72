import type { Address } from './address';
import { countryName, rowsOf } from './countries';

/** The lines of an address, for PDFs and e-mails. */
export function addressLines(address: Address): string[] {
  const values = new Map<string, string>(Object.entries(address));
  const rows = rowsOf(address.country).map((row) =>
    row
      .map((field) => values.get(field) ?? '')
      .filter(Boolean)
      .join(' '),
  );
  return [address.company, address.name, ...rows, countryName(address.country).toUpperCase()].filter(Boolean);
}
