/**
 * The format of VAT numbers in each member state, after the country code
 * (https://ec.europa.eu/taxation_customs/vies, "What is the format of VAT numbers?").
 */
const forms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

export const vatNumberRequest = 'Enter a VAT number including the country code, such as DE123456789.';

/** Ignores spaces, dots and hyphens. */
export const compactVatNumber = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Checks the format. For countries outside the EU, only characters and length. */
export function isVatNumber(text: string): boolean {
  const compact = compactVatNumber(text);
  const form = forms[compact.slice(0, 2)] ?? /^[A-Z\d+*]{2,13}$/;
  return /^[A-Z]{2}/.test(compact) && form.test(compact.slice(2));
}
