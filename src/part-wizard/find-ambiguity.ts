import type { Family, Option, Position } from '#src/contract/part-wizard.ts';
import { buildCode } from './build-code.ts';
import type { Choices } from './choices.ts';

/** Two configurations that are built in parallel, and the text that only the longer code has so far. */
interface Pair {
  first: PartialCode;
  second: PartialCode;
  lead: string;
  isSecondAhead: boolean;
}

interface PartialCode {
  next: number;
  choices: Choices;
}

/**
 * Finds two configurations whose codes are equal without dashes; null if every code is unambiguous. Ignores the rules, because
 * they can be changed more easily than codes on nameplates.
 */
export function findAmbiguity(family: Family): [string, string] | null {
  const search: Search = { positions: family.positions, seen: new Set() };
  // Both have the same options up to the position at which they diverge.
  for (const [index, position] of family.positions.entries()) {
    for (const [a, b] of pairsOf(position.options)) {
      if (!b.code.startsWith(a.code)) continue;
      const start = { next: index, choices: firstOptions(family.positions.slice(0, index)) };
      const end = extend(search, {
        first: append(start, position, a.code),
        second: append(start, position, b.code),
        lead: b.code.slice(a.code.length),
        isSecondAhead: true,
      });
      if (end) return [buildCode(family, end.first.choices), buildCode(family, end.second.choices)];
    }
  }
  return null;
}

const firstOptions = (positions: Position[]): Choices =>
  Object.fromEntries(positions.map(({ key, options }) => [key, options[0]?.code ?? '']));

interface Search {
  positions: Position[];
  seen: Set<string>;
}

/** Extends the shorter code; if both are equal, the one with more positions left. */
function extend(search: Search, pair: Pair): Pair | null {
  const { first, second, lead, isSecondAhead } = pair;
  const state = [first.next, second.next, lead, isSecondAhead].join(' ');
  if (search.seen.has(state)) return null;
  search.seen.add(state);
  const isFirstsTurn = lead === '' ? first.next <= second.next : isSecondAhead;
  const position = search.positions[isFirstsTurn ? first.next : second.next];
  if (!position) return lead === '' ? pair : null;
  for (const { code } of position.options) {
    const isOvertaking = code.startsWith(lead);
    if (!isOvertaking && !lead.startsWith(code)) continue;
    const end = extend(search, {
      first: isFirstsTurn ? append(first, position, code) : first,
      second: isFirstsTurn ? second : append(second, position, code),
      lead: isOvertaking ? code.slice(lead.length) : lead.slice(code.length),
      isSecondAhead: isOvertaking ? !isFirstsTurn : isFirstsTurn,
    });
    if (end) return end;
  }
  return null;
}

const append = ({ next, choices }: PartialCode, { key }: Position, code: string): PartialCode => ({
  next: next + 1,
  choices: { ...choices, [key]: code },
});

/** Pairs with the shorter code first. */
function pairsOf(options: Option[]): [Option, Option][] {
  const sorted = options.toSorted((a, b) => a.code.length - b.code.length);
  return sorted.flatMap((a, index) => sorted.slice(index + 1).map((b): [Option, Option] => [a, b]));
}
