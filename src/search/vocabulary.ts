import { editDistance } from '#src/format/edit-distance.ts';
import type { SynonymGroup } from '#src/contract/synonym-group.ts';
import { halvesOf, hyphenatedParts, splitCompound } from './compounds.ts';
import { isStopWord, wordsWithoutArticles } from './stop-words.ts';
import { oneWaySynonyms, synonyms } from './synonyms.ts';
import { translations } from './translations.ts';
import { formsOf, unfoldDigraphs } from './word-forms.ts';
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

  /** Other ways to say a word that is not in the vocabulary itself: a compound, or the start of a word. */
  othersOf(word: string, isBeingTyped: boolean): Terms[] {
    const folded = fold(word);
    const compound = this.#compound(folded, isBeingTyped) ?? this.#hyphenated(folded, isBeingTyped) ?? [];
    return isBeingTyped ? [...this.#completions(folded), ...compound] : compound;
  }

  /** What the most similar words of the vocabulary find, for a word or a compound with a typing error. */
  similarTo(word: string): Terms[] {
    const folded = fold(word);
    const similar = this.#nearest(folded);
    if (similar.length > 0) return similar.flatMap(this.#waysToSay);
    for (const halves of halvesOf(folded)) {
      const known = halves.map((half) => this.#partOrCompound(half));
      // One of them has the typing error.
      if (known.filter(Boolean).length !== 1) continue;
      const ways = halves.map((half, index) => known[index] ?? this.#nearest(half).flatMap(this.#waysToSay));
      if (ways.every(({ length }) => length > 0)) return combine(ways);
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
    const known = { find: this.#single, complete: this.#complete };
    const parts =
      splitCompound(folded, isBeingTyped, known) ??
      splitCompound(unfoldDigraphs(folded), isBeingTyped, known);
    return parts && this.#withPhrases(combine(parts.map(this.#waysToSay)));
  }

  /** "CO2-Sensor": at least one part must be a word of the vocabulary, unlike in part numbers. */
  #hyphenated(folded: string, isBeingTyped: boolean): Terms[] | undefined {
    const parts = hyphenatedParts(folded);
    const known = parts.map((part, index) =>
      this.#partOrCompound(part, isBeingTyped && index === parts.length - 1),
    );
    const isWord = (part: string, index: number) => known[index] && /^\p{L}{4,}$/u.test(part);
    if (!parts.some(isWord)) return undefined;
    return this.#withPhrases(combine(parts.map((part, index) => known[index] ?? [[termsOf(part)[0] ?? '']])));
  }

  #partOrCompound(text: string, isBeingTyped = false): Terms[] | undefined {
    const single = this.#single(text);
    return single === undefined ? this.#compound(text, isBeingTyped) : this.#waysToSay(single);
  }

  /** The parts of "Radarsensor" are a phrase in English, which has synonyms of its own. */
  #withPhrases(combined: Terms[]): Terms[] {
    const others = combined.flatMap((terms) => (terms.length > 1 && this.#find(terms)?.others) || []);
    const all = [...combined, ...others].map((terms) => [terms.join(' '), terms] as const);
    return [...new Map(all).values()];
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

  #complete = (text: string) => this.#words.find((word) => word.startsWith(text));

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
