import type { Family, Option, Position } from '#src/contract/part-wizard.ts';
import { buildCode } from './build-code.ts';
import type { Choices } from './choices.ts';

/** Two writers of one text: how far each has come, and what one has written that the other has not yet. */
interface Pair {
  first: Writer;
  second: Writer;
  /** Written by the first alone, or with a minus before it by the second. */
  lead: string;
  isSecondAhead: boolean;
}

interface Writer {
  next: number;
  choices: Choices;
}

/**
 * Two configurations whose codes are the same without dashes; null where every code can be read in one way only. Rules
 * are not asked: they are changed more easily than codes that stand on nameplates.
 */
export function findAmbiguity(family: Family): [string, string] | null {
  const writing: Writing = { positions: family.positions, seen: new Set() };
  // Both write the same up to the position where they part.
  for (const [index, position] of family.positions.entries()) {
    for (const [a, b] of pairsOf(position.options)) {
      if (!b.code.startsWith(a.code)) continue;
      const start = { next: index, choices: firstOptions(family.positions.slice(0, index)) };
      const end = follow(writing, {
        first: write(start, position, a.code),
        second: write(start, position, b.code),
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

interface Writing {
  positions: Position[];
  seen: Set<string>;
}

/** Whoever is behind writes next; where both have written the same, the one with more positions left. */
function follow(writing: Writing, pair: Pair): Pair | null {
  const { first, second, lead, isSecondAhead } = pair;
  const place = [first.next, second.next, lead, isSecondAhead].join(' ');
  if (writing.seen.has(place)) return null;
  writing.seen.add(place);
  const isFirstsTurn = lead === '' ? first.next <= second.next : isSecondAhead;
  const position = writing.positions[isFirstsTurn ? first.next : second.next];
  if (!position) return lead === '' ? pair : null;
  for (const { code } of position.options) {
    const isOvertaking = code.startsWith(lead);
    if (!isOvertaking && !lead.startsWith(code)) continue;
    const end = follow(writing, {
      first: isFirstsTurn ? write(first, position, code) : first,
      second: isFirstsTurn ? second : write(second, position, code),
      lead: isOvertaking ? code.slice(lead.length) : lead.slice(code.length),
      isSecondAhead: isOvertaking ? !isFirstsTurn : isFirstsTurn,
    });
    if (end) return end;
  }
  return null;
}

const write = ({ next, choices }: Writer, { key }: Position, code: string): Writer => ({
  next: next + 1,
  choices: { ...choices, [key]: code },
});

/** The shorter code first. */
function pairsOf(options: Option[]): [Option, Option][] {
  const sorted = options.toSorted((a, b) => a.code.length - b.code.length);
  return sorted.flatMap((a, index) => sorted.slice(index + 1).map((b): [Option, Option] => [a, b]));
}
