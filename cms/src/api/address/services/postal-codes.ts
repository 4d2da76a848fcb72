/** `write` is how a code is written: `A` and `9` stand for its characters, in turn; `-3` sets the last three apart. */
type PostalCode = { pattern: string; write?: string };

const digits = (count: number, write?: string): PostalCode => ({
  pattern: `^\\d{${count}}$`,
  ...(write ? { write } : {}),
});

// Universal Postal Union, "Addressing systems"; the same patterns stand in Google's libaddressinput. A country that is
// missing here has no postal codes, or ones that need no check.
export const postalCodes: Record<string, PostalCode> = {
  AR: { pattern: '^([A-HJ-NP-Z])?\\d{4}([A-Z]{3})?$' },
  AT: digits(4),
  AU: digits(4),
  BE: digits(4),
  BG: digits(4),
  BR: digits(8, '99999-999'),
  CA: { pattern: '^[ABCEGHJKLMNPRSTVXY]\\d[A-Z]\\d[A-Z]\\d$', write: 'A9A 9A9' },
  CH: digits(4),
  CL: digits(7),
  CY: digits(4),
  CZ: digits(5, '999 99'),
  DE: digits(5),
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FR: digits(5),
  GB: {
    pattern: '^(GIR0AA|[A-PR-UWYZ]([A-HK-Y]?\\d[A-Z\\d]?|\\d[A-HJKPSTUW])\\d[ABD-HJLNP-UW-Z]{2})$',
    write: '-3',
  },
  GR: digits(5, '999 99'),
  HR: digits(5),
  HU: digits(4),
  IE: {
    pattern: '^([AC-FHKNPRTV-Y]\\d{2}|D6W)[\\dA-Z]{4}$',
    write: 'A99 AAAA',
  },
  IL: { pattern: '^\\d{5}(\\d{2})?$' },
  IN: digits(6),
  IS: digits(3),
  IT: digits(5),
  JP: digits(7, '999-9999'),
  KR: digits(5),
  LI: digits(4),
  LT: { pattern: '^(LT)?\\d{5}$' },
  LU: digits(4),
  LV: { pattern: '^(LV)?\\d{4}$' },
  MC: { pattern: '^980\\d{2}$' },
  MT: { pattern: '^[A-Z]{3}\\d{2,4}$', write: 'AAA 9999' },
  MX: digits(5),
  MY: digits(5),
  NL: { pattern: '^[1-9]\\d{3}(?!SA|SD|SS)[A-Z]{2}$', write: '9999 AA' },
  NO: digits(4),
  NZ: digits(4),
  PL: digits(5, '99-999'),
  PT: digits(7, '9999-999'),
  RO: digits(6),
  SE: digits(5, '999 99'),
  SG: digits(6),
  SI: digits(4),
  SK: digits(5, '999 99'),
  TR: digits(5),
  TW: { pattern: '^\\d{3}(\\d{2,3})?$' },
  UA: digits(5),
  US: { pattern: '^\\d{5}(\\d{4})?$' },
  ZA: digits(4),
};

/** The code as the country writes it; undefined when it is none of that country. */
export function writePostalCode(country: string, text: string): string | undefined {
  const rule = postalCodes[country];
  if (!rule) return text;
  const compact = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (!new RegExp(rule.pattern).test(compact)) return undefined;
  if (country === 'US' && compact.length === 9) return `${compact.slice(0, 5)}-${compact.slice(5)}`;
  if (country === 'LT' || country === 'LV') return `${country}-${compact.replace(country, '')}`;
  if (rule.write === '-3') return `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  if (!rule.write) return compact;
  let next = 0;
  const written = [...rule.write].map((mark) => (/[\s-]/.test(mark) ? mark : (compact[next++] ?? '')));
  return written.join('');
}

/** For the device: of a code without the spaces and hyphens people write. */
export function postalCodePattern(country: string): string | undefined {
  return postalCodes[country]?.pattern;
}
