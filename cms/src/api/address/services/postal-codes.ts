import data from '../data/postal-codes.json';

type PostalCode = {
  /** Pattern of a code in capital letters, without spaces, dots and hyphens. */
  pattern: string;
  /** How a code is written: `A` and `9` stand for its characters, in turn. */
  write?: string;
  /** Number of characters after the space. */
  lastPart?: number;
  /** Written before the code, with a hyphen. */
  prefix?: string;
};

// A country that is missing has no postal codes, or ones that need no check.
const postalCodes: Partial<Record<string, PostalCode>> = data.countries;

export const hasPostalCodes = (country: string) => postalCodes[country] !== undefined;

/** The code as the country writes it; undefined if the country has no such code. */
export function formatPostalCode(country: string, text: string): string | undefined {
  const rule = postalCodes[country];
  if (!rule) return text;
  const { pattern, write, lastPart, prefix } = rule;
  const compact = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (!new RegExp(pattern).test(compact)) return undefined;
  if (prefix) return `${prefix}-${compact.replace(prefix, '')}`;
  if (lastPart) return `${compact.slice(0, -lastPart)} ${compact.slice(-lastPart)}`;
  return write ? filledIn(write, compact) : compact;
}

function filledIn(template: string, code: string): string {
  let next = 0;
  const written = [...template].map((mark) => (/[\s-]/.test(mark) ? mark : (code[next++] ?? '')));
  // Shorter codes end before the last separator.
  return written.join('').replace(/[\s-]+$/, '');
}

/** For the device: of a code without the spaces and hyphens people write. */
export function postalCodePattern(country: string): string | undefined {
  return postalCodes[country]?.pattern;
}
