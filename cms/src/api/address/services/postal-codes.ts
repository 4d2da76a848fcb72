import data from '../data/postal-codes.json';

type PostalCode = {
  /** Pattern of a code in capital letters, without spaces, dots or hyphens. */
  pattern: string;
  /** Template for writing a code: each `A` and `9` is replaced by its next character. */
  write?: string;
  /** Number of characters after the space. */
  lastPart?: number;
  /** Written before the code, with a hyphen. */
  prefix?: string;
};

// Countries without postal codes, or whose postal codes we do not check, are missing.
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
  return write ? fillTemplate(write, compact) : compact;
}

function fillTemplate(template: string, code: string): string {
  let next = 0;
  const written = [...template].map((character) =>
    /[\s-]/.test(character) ? character : (code[next++] ?? ''),
  );
  // A code that is shorter than the template must not end with a separator.
  return written.join('').replace(/[\s-]+$/, '');
}

/** The pattern with which the site checks a code, after removing its spaces, dots and hyphens. */
export function postalCodePattern(country: string): string | undefined {
  return postalCodes[country]?.pattern;
}
