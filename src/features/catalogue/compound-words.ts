import { m } from '#src/messages/m.ts';

const breaks =
  m.language.compoundEnds === 'none'
    ? null
    : new RegExp(`(?<=\\p{L}{3})(?=(?:${m.language.compoundEnds})(?!\\p{L}))`, 'giu');

/**
 * The text with soft hyphens in compound words, such as "Prozess-anschluss", because one long word makes its column too wide.
 * Not every browser has the hyphenation of the language.
 */
export const withBreaks = (text: string) => (breaks ? text.replaceAll(breaks, '\u00ad') : text);
