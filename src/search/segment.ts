import { PartNumberIndex } from './part-number-index.ts';
import { measuresOf } from './measures.ts';
import { Postings } from './postings.ts';
import type { SearchDocument } from '#src/contract/search-document.ts';
import { fold, termsOf, wordsOf } from './words.ts';

/** Searchable fields, as bit positions in a posting. */
export const field = { title: 0, partNumber: 1, about: 2, summary: 3, text: 4, negated: 5 };

interface Order {
  /** The position of each slot. */
  positions: Float64Array;
  documents: SearchDocument[];
}

/** Documents with their inverted index. Each document has a slot; the slot of a removed document stays empty. */
export class Segment {
  readonly documents: (SearchDocument | undefined)[] = [];
  readonly postings = new Postings();
  readonly #slots = new Map<string, number>();
  /** The same lines occur in many products, so their terms are cached while documents are added. */
  readonly #lines = new Map<string, string[]>();
  readonly #spellings = new Map<string, string>();
  #order: Order | null = null;
  #partNumbers: PartNumberIndex | null = null;

  get size(): number {
    return this.#slots.size;
  }

  /** True if so many slots are empty that a rebuilt segment would be faster. */
  get needsCompaction(): boolean {
    return this.documents.length > 2 * this.size + 500;
  }

  add(documents: Iterable<SearchDocument>): void {
    for (const document of documents) {
      this.discard(document.id);
      this.#slots.set(document.id, this.documents.push(document) - 1);
      this.#index(document, this.documents.length - 1);
    }
    this.#lines.clear();
    this.#invalidate();
  }

  discard(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.documents[slot] = undefined;
    this.#slots.delete(id);
    this.#invalidate();
  }

  get(id: string): SearchDocument | undefined {
    return this.documents[this.#slots.get(id) ?? -1];
  }

  ids(): string[] {
    return [...this.#slots.keys()];
  }

  /** The order of documents with equal scores. */
  order(): Order {
    if (this.#order) return this.#order;
    const live = this.documents.flatMap((document, slot) => (document ? [{ document, slot }] : []));
    live.sort(({ document: a }, { document: b }) => compareTies(a, b));
    const positions = new Float64Array(this.documents.length);
    for (const [position, { slot }] of live.entries()) positions[slot] = position;
    return (this.#order = { positions, documents: live.map(({ document }) => document) });
  }

  get partNumbers(): PartNumberIndex {
    return (this.#partNumbers ??= new PartNumberIndex(this.documents));
  }

  /** A stemmed term as it is written in the documents. */
  spelling(term: string): string {
    return this.#spellings.get(term) ?? term;
  }

  #index(document: SearchDocument, slot: number): void {
    const { title, partNumber, family, category, keywords, summary, text } = document;
    this.#indexText(title, slot, field.title);
    this.#indexText(partNumber, slot, field.partNumber);
    for (const about of [family, category, ...keywords]) this.#indexText(about, slot, field.about);
    this.#indexText(summary, slot, field.summary);
    for (const line of text.split('\n')) this.#indexText(line, slot, field.text);
  }

  #indexText(text: string, slot: number, fieldOfText: number): void {
    for (const { part, isNegated } of splitNegated(text))
      this.#indexPart(part, slot, isNegated ? field.negated : fieldOfText);
  }

  #indexPart(text: string, slot: number, fieldOfText: number): void {
    let terms = this.#lines.get(text);
    if (!terms) {
      terms = this.#termsOf(text);
      this.#lines.set(text, terms);
    }
    for (const term of terms) this.postings.add(term, slot, fieldOfText);
  }

  #termsOf(text: string): string[] {
    const terms = new Set(measuresOf(text).flatMap((measure) => measure.terms));
    for (const { text: word } of wordsOf(text)) {
      const [whole = '', ...parts] = termsOf(word);
      terms.add(whole);
      for (const part of parts) terms.add(part);
      if (parts.length === 0 && !this.#spellings.has(whole)) this.#spellings.set(whole, fold(word));
    }
    return [...terms];
  }

  #invalidate(): void {
    this.#order = null;
    this.#partNumbers = null;
  }
}

/** Up to the next comma or full stop: in "without Ex approval, 10 m", only "Ex approval" is negated. */
const negated = /\b(?:without|outside|except|no|not)\s[^,;.:()\n]*/gi;

/** Splits a text into plain and negated parts. Negated parts are searchable too, but rank last. */
function splitNegated(text: string): { part: string; isNegated: boolean }[] {
  const parts = [];
  let at = 0;
  for (const { 0: match, index } of text.matchAll(negated)) {
    if (index > at) parts.push({ part: text.slice(at, index), isNegated: false });
    parts.push({ part: match, isNegated: true });
    at = index + match.length;
  }
  if (at < text.length) parts.push({ part: text.slice(at), isNegated: false });
  return parts;
}

/** By weight, title and page. The id comes last, because it differs between databases with the same content. */
function compareTies(a: SearchDocument, b: SearchDocument): number {
  if (a.weight !== b.weight) return a.weight - b.weight;
  if (a.title !== b.title) return a.title < b.title ? -1 : 1;
  return (a.page ?? 0) - (b.page ?? 0) || (a.id < b.id ? -1 : 1);
}
