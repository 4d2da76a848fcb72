import { m } from '#src/messages/m.ts';

/**
 * What two names have in common, without their details: "range" for "Force range" and "Torque range", "Messbereich" for
 * "Messbereich Kraft" and "Messbereich Drehmoment", "bereich" for "Messbereich" and "Differenzdruckbereich", "Étendue" for
 * "Étendue de mesure" and "Étendue de pression". Empty if they have nothing in common.
 */
export function sharedName(name: string, other: string): string {
  if (m.language.headNoun === 'last') return sharedLastWords(name.toLowerCase(), other.toLowerCase());
  return sharedFirstWords(name, other) || sharedEnd(name, other);
}

function sharedLastWords(name: string, other: string): string {
  const [words, others] = [name, other].map((text) => text.split(' ').toReversed());
  return sharedStart(words, others).toReversed().join(' ');
}

const sharedFirstWords = (name: string, other: string): string =>
  sharedStart(name.split(' '), other.split(' '))
    .join(' ')
    .replace(new RegExp(` (?:${m.language.linkingWords})$`), '');

function sharedStart(words: string[] = [], others: string[] = []): string[] {
  const count = words.findIndex((word, index) => word !== others[index]);
  return words.slice(0, count === -1 ? undefined : count);
}

/** The last part of two compound words. */
function sharedEnd(name: string, other: string): string {
  const [end, otherEnd] = [name, other].map((text) =>
    new RegExp(`(?:${m.language.compoundEnds})$`, 'i').exec(text)?.[0].toLowerCase(),
  );
  return end !== undefined && end === otherEnd ? end : '';
}
