import { m } from '#src/messages/m.ts';
import { vatRules } from './vat-rules.ts';

/** An EU VAT number with valid check digits: its country, and the number as printed on invoices. */
export interface VatNumber {
  country: string;
  number: string;
}

export type VatCheck =
  | { type: 'valid'; number: VatNumber }
  /** From a country whose numbers we cannot check. */
  | { type: 'unchecked' }
  | { type: 'invalid'; message: string };

/** Ignores spaces, dots and hyphens. */
export const compactVatNumber = (text: string): string => text.replaceAll(/[^A-Za-z\d+*]/g, '').toUpperCase();

/** Checks format and check digits; outside the EU, only characters and length. Used on the device and in the backend. */
export function checkVatNumber(text: string): VatCheck {
  const compact = compactVatNumber(text);
  const prefix = compact.startsWith('GR') ? 'EL' : compact.slice(0, 2);
  const rest = compact.slice(2);
  if (!/^[A-Z]{2}$/.test(prefix) || !/^[A-Z\d+*]{2,13}$/.test(rest))
    return { type: 'invalid', message: m.forms.enterVatNumber };
  const [validate, example = ''] = vatRules[prefix] ?? [];
  if (!validate) return { type: 'unchecked' };
  const { isValid, error } = validate(rest);
  if (isValid)
    return { type: 'valid', number: { country: prefix === 'EL' ? 'GR' : prefix, number: prefix + rest } };
  const isFormat = error?.name === 'InvalidFormat' || error?.name === 'InvalidLength';
  return {
    type: 'invalid',
    message: isFormat ? m.forms.vatNumberFormat({ example }) : m.forms.vatNumberCheckDigits,
  };
}

/** The error to show at the field; undefined if the field is empty or valid. */
export function vatNumberProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const check = checkVatNumber(text);
  return check.type === 'invalid' ? check.message : undefined;
}
