import type { Language } from './template.ts';
import { Translator } from './translator.ts';

let current: Language | undefined;
const translators = new Map<Language, Translator>();

/** Sets the language of the pages that the next steps of a journey open. Undefined is English. */
export function setLanguage(language: Language | undefined) {
  current = language;
  entered.length = 0;
}

/** What the journey has typed, which pages show as it is. */
const entered: string[] = [];

export const addEntered = (text: string) => entered.push(text);

export const isEntered = (text: string) => entered.some((other) => other.includes(text));

/** The longest of them in the text, or an empty string. */
export const enteredIn = (text: string): string =>
  entered.filter((other) => text.includes(other)).toSorted((a, b) => b.length - a.length)[0] ?? '';

export const currentLanguage = () => current;

/** The database on the device that has this name in English. */
export const databaseInLanguage = (name: string) => (current ? `${name}-${current}` : name);

export function translatorOf(language: Language): Translator {
  const translator = translators.get(language) ?? new Translator(language);
  translators.set(language, translator);
  return translator;
}
