import { digitParts } from './wordings.ts';
import type { Language } from './template.ts';

/** Names, and words that journeys enter themselves. */
const words = new Set([
  'Aldermere',
  'Ada',
  'Byron',
  'Visa',
  'Chrome',
  'kB',
  'bar',
  'psi',
  'mbar',
  'radar',
  'qqxzzy',
]);

/** The real Stripe has the language of the page, the one for tests only English. */
const texts = new Set(['Your card has insufficient funds.']);

/** Whether the text is the same in every language, apart from the way in which numbers are written. */
export function isSame(text: string): boolean {
  if (texts.has(text) || /^https?:\/\/\S+$/.test(text)) return true;
  return text.split(/[\s,;:()“”"…]+/).every((word) => isCode(word) || words.has(word));
}

/** Numbers, part numbers, units such as "mA", abbreviations, files, and e-mail addresses. */
const isCode = (word: string) =>
  !/\p{L}{2}/u.test(word) || /\d|@|\w\.\w/.test(word) || !/\p{Ll}/u.test(word) || word === 'mA';

/** The rest of a number. */
export const openNumber = '\uE203';

const number = `[\\d${digitParts}]+(?:,[\\d${digitParts}]{3})*(?:\\.[\\d${digitParts}]+)?${openNumber}?`;
const priceAt = new RegExp(`(€|£|US\\$)(${number})`, 'gu');
const unfinishedPrice = /([€£$])([^.€£$\s]+)$/u;
const decimalAt = new RegExp(`(?<![\\w.-])${number}(?![\\w-]|\\.\\w)`, 'gu');

const formats = {
  de: { groupMark: '.', symbols: { '€': '€', '£': '£', US$: '$' } },
  fr: { groupMark: '\u202f', symbols: { '€': '€', '£': '£GB', US$: '$US' } },
};

/** French has a space before a colon. */
export const punctuation = (marks: string, language: Language) =>
  language === 'fr' ? marks.replaceAll(/\s*([:;])/g, '\u00a0$1') : marks;

/** With prices and numbers as the language writes them. `isEnd` is whether the last number is complete. */
export function formatted(text: string, { language, isEnd }: { language: Language; isEnd: boolean }): string {
  const { groupMark, symbols } = formats[language];
  const localized = (digits: string) =>
    digits.replaceAll(/[.,]/g, (mark) => (mark === ',' ? groupMark : ','));
  const open = isEnd ? text : text.replace(unfinishedPrice, `$1$2${openNumber}`);
  const withPrices = open.replaceAll(
    priceAt,
    (_price, symbol: keyof typeof symbols, digits: string) => `${digits}\u00a0${symbols[symbol]}`,
  );
  return withByteUnits(withPrices.replaceAll(decimalAt, localized), language);
}

/** French has octets. */
const withByteUnits = (text: string, language: Language) =>
  language === 'fr' ? text.replaceAll(/(?<=\s)([kMG])B(?!\w)/g, '$1o') : text;
