import { normalizePartNumber } from '#src/format/part-number.ts';
import { lowerBound } from './postings.ts';
import type { SearchDocument } from '#src/contract/search-document.ts';

export interface PartNumberMatch {
  slot: number;
  isWhole: boolean;
}

/** The part numbers of a segment in two spellings: without separators, and as groups with spaces between them. */
export class PartNumberIndex {
  readonly #joined: SortedCodes;
  readonly #groups: SortedCodes;

  constructor(documents: readonly (SearchDocument | undefined)[]) {
    const numbered = documents.flatMap((document, slot) =>
      document?.partNumber ? [{ partNumber: document.partNumber, slot }] : [],
    );
    this.#joined = new SortedCodes(numbered, normalizePartNumber);
    this.#groups = new SortedCodes(numbered, groupsOf);
  }

  /** Slots whose part number starts with the query, in any spelling. */
  withPrefix(query: string): PartNumberMatch[] {
    return this.#joined.startingWith(normalizePartNumber(query));
  }

  /** Slots whose part number starts with these complete groups: "apt 210 16" matches APT210-016, not APT210-160. */
  withGroups(query: string): PartNumberMatch[] {
    const groups = groupsOf(query);
    // In a query without spaces, the last group may not be complete yet.
    if (!/\s/.test(query.trim()) || !/\d/.test(groups)) return [];
    return this.#groups.startingWith(groups).filter(({ code }) => `${code} `.startsWith(`${groups} `));
  }
}

/** Groups of letters and of digits without leading zeros: "APT 210 16 G 14 M 12". */
const groupsOf = (code: string) =>
  (code.toUpperCase().match(/[A-Z]+|\d+/g) ?? []).map((group) => group.replace(/^0+(?=\d)/, '')).join(' ');

class SortedCodes {
  readonly #codes: string[];
  readonly #slots: number[];

  constructor(numbered: { partNumber: string; slot: number }[], spell: (partNumber: string) => string) {
    const codes = numbered
      .map(({ partNumber, slot }) => ({ code: spell(partNumber), slot }))
      .toSorted((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)));
    this.#codes = codes.map(({ code }) => code);
    this.#slots = codes.map(({ slot }) => slot);
  }

  startingWith(prefix: string): (PartNumberMatch & { code: string })[] {
    const matches = [];
    let at = lowerBound(this.#codes, prefix);
    for (; this.#codes[at]?.startsWith(prefix) === true; at += 1) {
      const code = this.#codes[at] ?? '';
      matches.push({ slot: this.#slots[at] ?? 0, isWhole: code === prefix, code });
    }
    return matches;
  }
}
