import { normalizePartNumber } from '#src/format/part-number.ts';
import { firstAtOrAfter } from './postings.ts';
import type { SearchDocument } from './search-document.ts';

export interface Numbered {
  slot: number;
  isWhole: boolean;
}

/** The part numbers of a shelf, in the two ways they are written: in one piece, and in pieces with blanks between. */
export class Codes {
  readonly #joined: Sorted;
  readonly #pieces: Sorted;

  constructor(documents: readonly (SearchDocument | undefined)[]) {
    const numbered = documents.flatMap((document, slot) =>
      document?.partNumber ? [{ partNumber: document.partNumber, slot }] : [],
    );
    this.#joined = new Sorted(numbered, normalizePartNumber);
    this.#pieces = new Sorted(numbered, piecesOf);
  }

  /** Slots whose part number begins so, in any spelling. */
  beginning(query: string): Numbered[] {
    return this.#joined.startingWith(normalizePartNumber(query));
  }

  /** Slots whose part number has these whole pieces: "apt 210 16" is APT210-016, not APT210-160. */
  withPieces(query: string): Numbered[] {
    const pieces = piecesOf(query);
    // Written in one piece, it may not have been typed to its end.
    if (!/\s/.test(query.trim()) || !/\d/.test(pieces)) return [];
    return this.#pieces.startingWith(pieces).filter(({ code }) => `${code} `.startsWith(`${pieces} `));
  }
}

/** Runs of letters and of digits, these without leading zeros: "APT 210 16 G 14 M 12". */
const piecesOf = (code: string) =>
  (code.toUpperCase().match(/[A-Z]+|\d+/g) ?? []).map((piece) => piece.replace(/^0+(?=\d)/, '')).join(' ');

class Sorted {
  readonly #codes: string[];
  readonly #slots: number[];

  constructor(numbered: { partNumber: string; slot: number }[], write: (partNumber: string) => string) {
    const codes = numbered
      .map(({ partNumber, slot }) => ({ code: write(partNumber), slot }))
      .toSorted((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)));
    this.#codes = codes.map(({ code }) => code);
    this.#slots = codes.map(({ slot }) => slot);
  }

  startingWith(beginning: string): (Numbered & { code: string })[] {
    const found = [];
    let at = firstAtOrAfter(this.#codes, beginning);
    for (; this.#codes[at]?.startsWith(beginning) === true; at += 1) {
      const code = this.#codes[at] ?? '';
      found.push({ slot: this.#slots[at] ?? 0, isWhole: code === beginning, code });
    }
    return found;
  }
}
