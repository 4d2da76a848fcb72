/** A lower unit price from a quantity. */
export type EnteredBreak = { quantity: number; price: number };

const line = /^(\d{1,6})\s*:\s*(\d{1,9}(?:\.\d{1,3})?)$/;

/** Parses lines such as "10: 99.50". Returns the first line that cannot be read instead, if there is one. */
export function readPriceBreaks(text: string): EnteredBreak[] | { unreadable: string } {
  const breaks: EnteredBreak[] = [];
  for (const entered of text.split('\n').map((one) => one.trim())) {
    if (entered === '') continue;
    const [, quantity, price] = line.exec(entered) ?? [];
    if (quantity === undefined || price === undefined) return { unreadable: entered };
    breaks.push({ quantity: Number(quantity), price: Number(price) });
  }
  return breaks.toSorted((a, b) => a.quantity - b.quantity);
}
