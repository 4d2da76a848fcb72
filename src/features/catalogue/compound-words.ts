import { m } from '#src/messages/m.ts';

/**
 * The text with soft hyphens in compound words, such as "Prozess-anschluss", because one long word makes its column too wide.
 * Not every browser has the hyphenation of the language.
 */
export const withBreaks = (text: string) =>
  m.language.compoundEnds === 'none'
    ? text
    : text.replaceAll(
        new RegExp(`(?<=\\p{L}{3})(?=(?:${m.language.compoundEnds})(?!\\p{L}))`, 'giu'),
        '\u00ad',
      );
