export type PriceBreak = { quantity: number; price: number };

/** A cell that cannot be read. The message says why. */
export class InvalidCell extends Error {}

export const count = (text: string) => {
  const number = decimalOf(text);
  if (number === undefined || !Number.isInteger(number) || number < 0)
    throw new InvalidCell(`“${text}” is not a whole number of at least 0`);
  return number;
};
export const amount = (text: string) => {
  const number = decimalOf(text);
  if (number === undefined || number < 0) throw new InvalidCell(`“${text}” is not an amount`);
  return number;
};
/** `10: 9.50; 25: 8.90`: minimum quantities and prices. */
export function breaksOf(text: string): PriceBreak[] {
  return text.split(';').map((part) => {
    const [quantity = '', price = ''] = part.split(':').map((side) => side.trim());
    return { quantity: count(quantity), price: amount(price) };
  });
}

/** Parses a number with decimal comma or point, spaces or apostrophes between thousands, and any minus sign. */
export function decimalOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[−–]/, '-')
    .replace(/[\s\u00a0\u202f'’]/g, '');
  const dotted = /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(plain) ? plain.replaceAll('.', '') : plain;
  const english = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(dotted)
    ? dotted.replaceAll(',', '')
    : dotted.replace(',', '.');
  return /^[-+]?\d+(?:\.\d+)?$/.test(english) ? Number(english) : undefined;
}
