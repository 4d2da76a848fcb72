import { stdnum } from 'stdnum';

/** A number that can be right: the country it belongs to, and how it is written on an invoice. */
export type VatNumber = { country: string; number: string };

// The checks of the library stdnum for each prefix. Northern Ireland has the numbers of the United Kingdom under XI.
const checks: Record<string, [country: string, check: string]> = {
  AT: ['AT', 'uid'],
  BE: ['BE', 'vat'],
  BG: ['BG', 'vat'],
  CY: ['CY', 'vat'],
  CZ: ['CZ', 'dic'],
  DE: ['DE', 'vat'],
  DK: ['DK', 'cvr'],
  EE: ['EE', 'kmkr'],
  EL: ['GR', 'vat'],
  ES: ['ES', 'nif'],
  FI: ['FI', 'alv'],
  FR: ['FR', 'tva'],
  HR: ['HR', 'oib'],
  HU: ['HU', 'anum'],
  IE: ['IE', 'vat'],
  IT: ['IT', 'iva'],
  LT: ['LT', 'pvm'],
  LU: ['LU', 'tva'],
  LV: ['LV', 'pvn'],
  MT: ['MT', 'vat'],
  NL: ['NL', 'btw'],
  PL: ['PL', 'nip'],
  PT: ['PT', 'nif'],
  RO: ['RO', 'cif'],
  SE: ['SE', 'vat'],
  SI: ['SI', 'ddv'],
  SK: ['SK', 'dph'],
  XI: ['GB', 'vat'],
};

/** Whether it is written as VAT numbers are. One with a wrong checksum is, but nobody is exempt by it. */
export function hasVatNumberForm(text: string): boolean {
  const { prefix, rest } = partsOf(text);
  if (!/^[A-Z]{2}$/.test(prefix) || !/^[A-Z\d+*]{2,13}$/.test(rest)) return false;
  const [country, check] = checks[prefix] ?? [];
  // Of other countries nothing more is known.
  if (!country || !check) return true;
  const { isValid, error } = stdnum[country]?.[check]?.validate(rest) ?? {};
  return isValid === true || !['InvalidFormat', 'InvalidLength'].includes(error?.name ?? '');
}

/** By form and checksum: undefined when no such number can exist. Spaces, dots and hyphens do not count. */
export function readVatNumber(text: string): VatNumber | undefined {
  const { prefix, rest } = partsOf(text);
  const [country, check] = checks[prefix] ?? [];
  if (!country || !check || rest === '') return undefined;
  if (stdnum[country]?.[check]?.validate(rest).isValid !== true) return undefined;
  return { country: prefix === 'EL' ? 'GR' : prefix, number: prefix + rest };
}

function partsOf(text: string): { prefix: string; rest: string } {
  const compact = text.toUpperCase().replaceAll(/[^A-Z\d+*]/g, '');
  return { prefix: compact.startsWith('GR') ? 'EL' : compact.slice(0, 2), rest: compact.slice(2) };
}
