/** A text and the names of its arguments, in order. */
export type Part = string | { argument: string };

/** A text of the site in English, and the same text in another language in all its plural forms. */
export interface Template {
  english: Part[];
  translated: Part[][];
}

export type Language = 'de' | 'fr';

/** All texts with one choice for each part. */
export const combinations = (choices: string[][]): string[] => {
  let texts = [''];
  for (const next of choices) texts = texts.flatMap((before) => next.map((after) => before + after));
  return texts;
};
