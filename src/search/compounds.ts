import { withoutLinkingElement } from './word-forms.ts';

/** The words that compounds consist of. */
export interface KnownWords {
  /** The word as it is in the vocabulary. */
  find: (text: string) => string | undefined;
  /** The shortest word that starts like this. */
  complete: (text: string) => string | undefined;
}

const compoundPattern = /^\p{L}{7,40}$/u;
const minPartLength = 3;
/** The end of "Durchflussmessung", which adds nothing to "Durchfluss". */
const measurementPattern = /^mess(?:ung|ungen|technik)$/;

/** The words of a German compound. One that is still being typed is completed, or ignored if it has fewer than three letters. */
export function splitCompound(
  folded: string,
  isBeingTyped: boolean,
  known: KnownWords,
): string[] | undefined {
  if (!compoundPattern.test(folded)) return undefined;
  // Ends of the word that cannot be split. Without them, the time would double with each part.
  const deadEnds = new Set<string>();
  const split = (text: string): string[] | undefined => {
    if (deadEnds.has(text)) return undefined;
    for (const { part, rest } of startsOf(text, known)) {
      if (rest === '' || measurementPattern.test(rest)) return [part];
      const parts = split(rest);
      if (parts) return [part, ...parts];
    }
    if (isBeingTyped && text.length < minPartLength) return [];
    const completed = isBeingTyped ? known.complete(text) : undefined;
    if (completed !== undefined) return [completed];
    deadEnds.add(text);
    return undefined;
  };
  const parts = split(folded);
  return parts && parts.length > 0 ? parts : undefined;
}

/** A compound of two words in each way to divide it. */
export const halvesOf = (folded: string): [string, string][] =>
  compoundPattern.test(folded)
    ? Array.from({ length: Math.max(0, folded.length - 2 * minPartLength + 1) }, (_, index) => {
        const length = folded.length - minPartLength - index;
        return [folded.slice(0, length), folded.slice(length)];
      })
    : [];

/** The parts of "CO2-Sensor"; none if the word has no hyphen. */
export function hyphenatedParts(word: string): string[] {
  const parts = word.split(/[-\u2010\u2011]/).filter(Boolean);
  return parts.length > 1 ? parts : [];
}

/** The known words that a text starts with, longest first. */
function startsOf(text: string, { find }: KnownWords): { part: string; rest: string }[] {
  const starts = [];
  for (let length = text.length; length >= minPartLength; length -= 1) {
    const part = find(text.slice(0, length));
    if (part === undefined) continue;
    for (const rest of withoutLinkingElement(text.slice(length))) starts.push({ part, rest });
  }
  return starts;
}
