// The site shares this file, so that prices on pages match prices in the shop. It has no imports, because the build of the
// site includes it as it is.

/** An amount in the smallest unit of its currency (ISO 4217), so that sums are exact. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** Cached, because Intl is slow on phones and a catalogue has hundreds of prices, mostly in these currencies. */
const digits = new Map([
  ['EUR', 2],
  ['GBP', 2],
  ['USD', 2],
]);

/** The decimals of a currency (ISO 4217): 2 for EUR, none for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const count = formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, count);
  return count;
}

/** Converts a decimal price, as entered by editors, to the smallest unit of its currency. */
export function minorFromDecimal(amount: number | string, currency: string): number {
  // 0.145 × 100 is 14.499999… in binary, so it is rounded to fifteen digits first.
  return Math.round(Number((Number(amount) * 10 ** minorDigits(currency)).toPrecision(15)));
}

/** NaN if the amount has more decimals than the currency. */
export function exactMinor(amount: number, currency: string): number {
  const minor = minorFromDecimal(amount, currency);
  return decimalFromMinor(minor, currency) === amount ? minor : Number.NaN;
}

export function decimalFromMinor(amountMinor: number, currency: string): number {
  return amountMinor / 10 ** minorDigits(currency);
}

/** "1204.50": all decimals of the currency, for other programs. */
export function decimalText({ amountMinor, currency }: Money): string {
  return decimalFromMinor(amountMinor, currency).toFixed(minorDigits(currency));
}

/** How prices are written in a language. */
export interface MoneyFormat {
  /** For currencies without a symbol here. */
  locale: string;
  groupMark: string;
  // Intl would take 100 ms for the first price on a phone.
  symbols: Partial<Record<string, string>>;
  price: (parts: { symbol: string; whole: string; fraction: string }) => string;
}

const irishEnglish: MoneyFormat = {
  locale: 'en-IE',
  groupMark: ',',
  symbols: { EUR: '€', GBP: '£', USD: 'US$' },
  price: ({ symbol, whole, fraction }) => `${symbol}${whole}.${fraction}`,
};

/** "€1,204.50", as staff read it. */
export const formatMoney = (money: Money): string => formatMoneyIn(irishEnglish, money);

/** Without a default format, so that the site's script does not contain two. */
export function formatMoneyIn(format: MoneyFormat, { amountMinor, currency }: Money): string {
  const symbol = format.symbols[currency];
  if (!symbol) return formatOf(currency, format.locale).format(decimalFromMinor(amountMinor, currency));
  const [whole = '', fraction = ''] = decimalText({ amountMinor: Math.abs(amountMinor), currency }).split(
    '.',
  );
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.groupMark);
  const price = format.price({ symbol, whole: grouped, fraction });
  return amountMinor < 0 ? `-${price}` : price;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, locale = 'en-IE'): Intl.NumberFormat {
  const key = locale + currency;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}
