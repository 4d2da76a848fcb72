import type { Family, Position, Rule } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { buildCode } from './build-code.ts';
import { brokenRules, type Choices } from './choices.ts';
import { readJoined, readSegments, type Reading } from './read-code.ts';

export type ParsedCode =
  /** Parsed completely; `broken` are the rules it violates. */
  | { type: 'read'; family: Family; choices: Choices; code: string; broken: Rule[] }
  /** Parsed up to a position; `rest` is the remaining text. */
  | {
      type: 'stopped';
      family: Family;
      choices: Choices;
      position: Position | null;
      rest: string;
      message: string;
    }
  | { type: 'ambiguous'; family: Family; codes: string[]; message: string }
  | { type: 'unknown'; message: string };

const maxTextLength = 120;

/** Parses a code in any spelling: with dashes, spaces or no separators, in any case. */
export function parseCode(families: Family[], text: string): ParsedCode {
  const segments = segmentsOf(text);
  const joined = segments.join('');
  if (joined === '') return { type: 'unknown', message: m.suitability.enterCode };
  const matching = families
    .filter(({ prefix }) => prefix !== '' && joined.startsWith(segmentsOf(prefix).join('')))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  const results = matching.map((family) => parseIn(family, segments));
  return (
    results.find(({ type }) => type === 'read') ??
    results.find(({ type }) => type === 'ambiguous') ??
    results[0] ?? { type: 'unknown', message: unknownMessage(families) }
  );
}

/** ASCII only: excludes similar letters of other alphabets, and letters such as ß, which become two in upper case. */
const segmentsOf = (text: string) =>
  text
    .slice(0, maxTextLength)
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .match(/[A-Z0-9]+/g) ?? [];

function parseIn(family: Family, segments: string[]): ParsedCode {
  const prefix = segmentsOf(family.prefix).join('');
  const rest = withoutPrefix(segments, prefix);
  // Try the dashes as separators first. If that succeeds, other readings are not considered.
  const strict = rest && readSegments(family, rest);
  const reading =
    strict && strict.complete.length > 0
      ? strict
      : readJoined(family, segments.join('').slice(prefix.length));
  return resultOf(family, reading.complete.length > 0 ? reading : (strict ?? reading));
}

/** Null if the prefix is not followed by a separator. */
function withoutPrefix(segments: string[], prefix: string): string[] | null {
  let joined = '';
  for (const [index, segment] of segments.entries()) {
    joined += segment;
    if (joined === prefix) return segments.slice(index + 1);
  }
  return null;
}

function resultOf(family: Family, { complete, stopped }: Reading): ParsedCode {
  const buildable = complete.filter((choices) => brokenRules(family, choices).length === 0);
  const candidates = buildable.length > 0 ? buildable : complete;
  const [choices] = candidates;
  if (!choices) {
    const { position, rest, choices: read } = stopped;
    return { type: 'stopped', family, choices: read, position, rest, message: stopMessage(family, stopped) };
  }
  const codes = candidates.map((candidate) => buildCode(family, candidate));
  if (candidates.length > 1)
    return {
      type: 'ambiguous',
      family,
      codes,
      message: m.suitability.codeAmbiguous({ first: codes[0] ?? '', second: codes[1] ?? '' }),
    };
  return { type: 'read', family, choices, code: codes[0] ?? '', broken: brokenRules(family, choices) };
}

function stopMessage(family: Family, { choices, position, rest }: Reading['stopped']): string {
  const code = buildCode(family, choices);
  if (!position) return m.suitability.codeTooLong({ code, rest });
  const { title, options } = position;
  const codes = options.map((option) => option.code).filter((one) => one !== '');
  const allowed = { position: title, codes: codes.join(', ') };
  if (rest === '') return m.suitability.codeIncomplete({ code, ...allowed });
  const positionInSentence = m.suitability.name({
    place: 'within',
    name: title,
    lowerCase: lowerFirst(title),
  });
  return m.suitability.codeInvalid({ rest, code, positionInSentence, ...allowed });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const unknownMessage = (families: Family[]) =>
  m.suitability.codeUnknown({ prefixes: families.map(({ prefix }) => prefix).join(', ') });
