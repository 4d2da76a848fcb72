import type { Part } from './template.ts';
import type { Wording } from './wordings.ts';

export interface Argument {
  text: string;
  /** Whether all of the argument is in the text, which may end inside it. */
  isWhole: boolean;
}

export type Arguments = Map<string, Argument>;

/** A character, or an argument. */
export type Unit = string | { argument: string };

export const unitsOf = (parts: Part[]): Unit[] =>
  parts.flatMap((part): Unit[] => (typeof part === 'string' ? Array.from(normal(part)) : [part]));

const normal = (text: string) => text.replaceAll(/\s/g, ' ').toLowerCase();

/**
 * The arguments with which the text is the template, or a piece of it on the sides that are open: those with the fewest
 * letters. Undefined if it is not.
 */
export function matchTemplate(units: Unit[], { text, isStart, isEnd }: Wording): Arguments | undefined {
  const search = { units, text, compared: normal(text), isEnd };
  const starts = isStart ? [0] : wordStarts(units);
  const found = starts.flatMap((unit) => matchFrom(search, unit, 0) ?? []);
  return found.toSorted((a, b) => lettersIn(a) - lettersIn(b))[0];
}

export const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

export const lettersIn = (given: Arguments) =>
  [...given.values()].flatMap(({ text }) => wordsOf(text)).join('').length;

/** An argument could be the whole text, so it comes last. */
const wordStarts = (units: Unit[]) =>
  units
    .flatMap((unit, index) => {
      const before = units[index - 1];
      return typeof before === 'string' && /[\p{L}\d]/u.test(before) ? [] : [{ unit, index }];
    })
    .toSorted((a, b) => Number(typeof a.unit !== 'string') - Number(typeof b.unit !== 'string'))
    .map(({ index }) => index);

interface Search {
  units: Unit[];
  text: string;
  compared: string;
  isEnd: boolean;
}

function matchFrom(search: Search, fromUnit: number, fromPosition: number): Arguments | undefined {
  const { units, text, compared, isEnd } = search;
  let [unit, position] = [fromUnit, fromPosition];
  while (position < text.length && typeof units[unit] === 'string' && units[unit] === compared[position]) {
    unit += 1;
    position += 1;
  }
  const next = units[unit];
  if (position === text.length) return next === undefined || !isEnd ? new Map() : undefined;
  if (next === undefined || typeof next === 'string') return undefined;
  for (let end = position + 1; end <= text.length; end += 1) {
    const rest = matchFrom(search, unit + 1, end);
    const given = { text: text.slice(position, end), isWhole: isEnd || end < text.length };
    if (rest) return new Map([[next.argument, given], ...rest]);
  }
  return undefined;
}
