import { stem, termsOf } from './words.ts';

const germanEndings = ['en', 'er', 'es', 'e', 'n'];
const minInflectedLength = 5;

/** The forms under which a word can be in the vocabulary: "Drucksensoren" is there as "drucksensor", "Waegezelle" as "wagezelle". */
export function formsOf(word: string): string[] {
  const [whole = ''] = termsOf(word);
  if (/\d/.test(whole)) return [whole];
  const endless = germanEndings
    .filter((ending) => whole.endsWith(ending) && whole.length - ending.length >= minInflectedLength)
    .map((ending) => whole.slice(0, -ending.length));
  const forms = [whole, ...endless];
  return [...new Set([...forms, ...forms.map(unfoldDigraphs)].flatMap((form) => [form, stem(form)]))];
}

/** "ue" as people without a German keyboard write "ü", which is folded to "u". */
export const unfoldDigraphs = (folded: string) => folded.replace(/ae|oe|ue/g, ([vowel = '']) => vowel);

/** German joins many words with a letter or two: Füllstand-s-sensor. */
export const withoutLinkingElement = (rest: string) => [
  rest,
  ...['s', 'n', 'en', 'es'].filter((link) => rest.startsWith(link)).map((link) => rest.slice(link.length)),
];
