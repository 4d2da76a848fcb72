/** A text and the names of its arguments, in order. */
export type Part = string | { argument: string };

/** A text of the site in English, and the same text in another language in all its plural forms. */
export interface Template {
  english: Part[];
  translated: Part[][];
}

export type Language = 'de' | 'fr';
