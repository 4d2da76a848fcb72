import { editDistance } from '#src/format/edit-distance.ts';

/** Documents and fields that contain a term. Each posting is packed into one number: slot × 64 + one bit per field. */
export type PostingList = number[];

export const fieldBits = 6;

/** The inverted index: terms to postings, with lookup by whole term, prefix and similarity. */
export class Postings {
  readonly #lists = new Map<string, PostingList>();
  #sorted: string[] | null = null;
  #fuzzyTerms: Map<number, string[]> | null = null;

  add(term: string, slot: number, field: number): void {
    const list = this.#lists.get(term);
    const posting = slot << fieldBits;
    if (!list) {
      this.#lists.set(term, [posting | (1 << field)]);
      this.#sorted = null;
      this.#fuzzyTerms = null;
      return;
    }
    const last = list.length - 1;
    const previous = list[last] ?? -1;
    if (previous >> fieldBits === slot) list[last] = previous | (1 << field);
    else list.push(posting | (1 << field));
  }

  of(term: string): PostingList {
    return this.#lists.get(term) ?? [];
  }

  has(term: string): boolean {
    return this.#lists.has(term);
  }

  /** All longer terms that start with the prefix. */
  withPrefix(prefix: string): string[] {
    const terms = this.#terms();
    const longer: string[] = [];
    for (let at = lowerBound(terms, prefix); at < terms.length; at += 1) {
      const term = terms[at] ?? '';
      if (!term.startsWith(prefix)) break;
      if (term !== prefix && !term.includes('=')) longer.push(term);
    }
    return longer;
  }

  /** Terms within an edit distance. Terms with digits are never treated as typos. */
  similarTo(term: string, maxErrors: number): { term: string; errors: number }[] {
    const byLength = (this.#fuzzyTerms ??= groupByLength(this.#terms()));
    const similar = [];
    for (let length = term.length - maxErrors; length <= term.length + maxErrors; length += 1)
      for (const other of byLength.get(length) ?? []) {
        const errors = editDistance(term, other, maxErrors);
        if (errors > 0 && errors <= maxErrors) similar.push({ term: other, errors });
      }
    return similar;
  }

  #terms(): string[] {
    return (this.#sorted ??= [...this.#lists.keys()].toSorted());
  }
}

export function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function groupByLength(terms: string[]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const term of terms) {
    if (/[\d=]/.test(term)) continue;
    const group = groups.get(term.length);
    if (group) group.push(term);
    else groups.set(term.length, [term]);
  }
  return groups;
}
