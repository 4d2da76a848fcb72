import { editDistance } from '#src/format/edit-distance.ts';
import type { SynonymGroup } from '#src/contract/synonym-group.ts';
import { isStopWord, wordsWithoutArticles } from './stop-words.ts';
import { oneWaySynonyms, synonyms } from './synonyms.ts';
import { translations } from './translations.ts';
import { formsOf, unfoldDigraphs, withoutLinkingElement } from './word-forms.ts';
import { fold, maxTypos, termsOf } from './words.ts';

/** Terms that a document must all contain. */
type Terms = string[];

interface Phrase {
  stems: Terms;
  others: Terms[];
}

/** The words at the start of a query that are in the vocabulary, and other ways to say the same. */
export interface Match {
  /** The number of words. */
  length: number;
  others: Terms[];
}

interface Splitting {
  isBeingTyped: boolean;
  /** Ends of the word that cannot be split. Without them, the time would double with each part. */
  deadEnds: Set<string>;
}

const compoundPattern = /^\p{L}{7,40}$/u;
const minPartLength = 3;
const minCompletedLength = 4;
const maxCompletions = 8;
const maxCombinations = 40;

/** Synonyms, also those of editors, and translations of German and French words. */
export class Vocabulary {
  /** By their first word, longest first. */
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #words: string[];

  constructor(groups: readonly SynonymGroup[] = []) {
    for (const words of synonyms) this.#addGroup(words, []);
    for (const [word, alsoFinds] of oneWaySynonyms) this.#addGroup([word], alsoFinds);
    for (const { words, alsoFinds } of groups) this.#addGroup(words, alsoFinds);
    for (const [english, ...foreign] of translations) this.#addTranslations(english, foreign.join(', '));
    this.#words = [...this.#phrases.values()]
      .flatMap((phrases) => phrases.filter(({ stems }) => stems.length === 1))
      .flatMap(({ stems }) => stems)
      .toSorted((a, b) => a.length - b.length);
  }

  /** The longest phrase that the words start with. Stop words in between are skipped. */
  phraseAt(words: readonly string[]): Match | undefined {
    for (const form of formsOf(words[0] ?? ''))
      for (const { stems, others } of this.#phrases.get(form) ?? []) {
        const length = lengthOf(stems, words);
        if (length !== undefined) return { length, others };
      }
    return undefined;
  }

  /** Other ways to say a word that is not in the vocabulary itself: a German compound, or the start of a word. */
  othersOf(word: string, isBeingTyped: boolean): Terms[] {
    const folded = fold(word);
    const compound =
      this.#compound(folded, isBeingTyped) ?? this.#compound(unfoldDigraphs(folded), isBeingTyped) ?? [];
    return isBeingTyped ? [...this.#completions(folded), ...compound] : compound;
  }

  /** What the most similar words of the vocabulary find, for a word or a compound with a typing error. */
  similarTo(word: string): Terms[] {
    const folded = fold(word);
    const similar = this.#nearest(folded);
    if (similar.length > 0 || !compoundPattern.test(folded)) return similar.flatMap(this.#waysToSay);
    for (let length = folded.length - 1; length >= minPartLength; length -= 1) {
      const part = this.#single(folded.slice(0, length));
      const rest = part === undefined ? [] : this.#nearest(folded.slice(length));
      if (part !== undefined && rest.length > 0)
        return combine([this.#waysToSay(part), rest.flatMap(this.#waysToSay)]);
    }
    return [];
  }

  knows = (word: string): boolean =>
    this.phraseAt([word]) !== undefined || this.othersOf(word, false).length > 0;

  #addGroup(words: readonly string[], alsoFinds: readonly string[]): void {
    const all = words.map(stemsOf);
    const also = alsoFinds.map(stemsOf);
    for (const stems of all) this.#add(stems, [...all.filter((other) => other !== stems), ...also]);
  }

  #addTranslations(english: string, foreign: string): void {
    const stems = stemsOf(english);
    const others = [stems, ...(this.#find(stems)?.others ?? [])];
    for (const phrase of foreign.split(', ').map(stemsOf))
      this.#add(phrase, isEqual(phrase, stems) ? [] : others);
  }

  #find = (stems: Terms) => this.#phrases.get(stems[0] ?? '')?.find((phrase) => isEqual(phrase.stems, stems));

  #add(stems: Terms, others: Terms[]): void {
    const [first] = stems;
    if (first === undefined) return;
    const different = others.filter((other) => other.length > 0 && !isEqual(other, stems));
    const existing = this.#find(stems);
    if (existing) existing.others.push(...different);
    else
      this.#phrases.set(
        first,
        [...(this.#phrases.get(first) ?? []), { stems, others: different }].toSorted(
          (a, b) => b.stems.length - a.stems.length,
        ),
      );
  }

  #compound(folded: string, isBeingTyped: boolean): Terms[] | undefined {
    if (!compoundPattern.test(folded)) return undefined;
    const parts = this.#split(folded, { isBeingTyped, deadEnds: new Set() });
    if (!parts || parts.length === 0) return undefined;
    return combine(parts.map((part) => this.#waysToSay(part)));
  }

  /** The words of a compound. One that is still being typed is completed, or ignored if it has fewer than three letters. */
  #split(text: string, context: Splitting): string[] | undefined {
    const { isBeingTyped, deadEnds } = context;
    if (deadEnds.has(text)) return undefined;
    for (let length = text.length; length >= minPartLength; length -= 1) {
      const part = this.#single(text.slice(0, length));
      if (part === undefined) continue;
      if (length === text.length) return [part];
      for (const rest of withoutLinkingElement(text.slice(length))) {
        const parts = this.#split(rest, context);
        if (parts) return [part, ...parts];
      }
    }
    if (isBeingTyped && text.length < minPartLength) return [];
    const completed = isBeingTyped ? this.#words.find((word) => word.startsWith(text)) : undefined;
    if (completed !== undefined) return [completed];
    deadEnds.add(text);
    return undefined;
  }

  /** The words with the fewest typing errors. */
  #nearest(folded: string): string[] {
    const maxErrors = maxTypos(folded);
    if (maxErrors === 0) return [];
    const distances = this.#words.map((known) => editDistance(folded, known, maxErrors));
    const smallest = Math.min(...distances);
    return smallest > maxErrors ? [] : this.#words.filter((_word, index) => distances[index] === smallest);
  }

  /** The word as it is in the vocabulary. */
  #single = (text: string) => formsOf(text).find((form) => this.#find([form]));

  #waysToSay = (part: string): Terms[] => [[part], ...(this.#find([part])?.others ?? [])];

  #completions(folded: string): Terms[] {
    if (folded.length < minCompletedLength) return [];
    return this.#words
      .filter((word) => word.startsWith(folded))
      .slice(0, maxCompletions)
      .flatMap((word) => this.#waysToSay(word));
  }
}

function stemsOf(phrase: string): Terms {
  const words = wordsWithoutArticles(phrase).map(({ text }) => text);
  const meaningful = words.filter((word) => !isStopWord(word));
  return (meaningful.length > 0 ? meaningful : words).map((word) => termsOf(word)[0] ?? '');
}

/** The number of words that the stems take, with the stop words between them; undefined if they do not match. */
function lengthOf(stems: Terms, words: readonly string[]): number | undefined {
  let at = 0;
  for (const expected of stems) {
    while (at > 0 && isStopWord(words[at] ?? '') && !formsOf(words[at] ?? '').includes(expected)) at += 1;
    const word = words[at];
    if (word === undefined || !formsOf(word).includes(expected)) return undefined;
    at += 1;
  }
  return at;
}

/** One of each, in every combination. */
const combine = (ways: Terms[][]): Terms[] =>
  ways.reduce<Terms[]>(
    (combined, next) =>
      combined.flatMap((terms) => next.map((more) => [...terms, ...more])).slice(0, maxCombinations),
    [[]],
  );

const isEqual = (a: Terms, b: Terms) => a.length === b.length && a.every((term, index) => term === b[index]);
