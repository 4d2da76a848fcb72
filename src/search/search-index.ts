import type { SearchDocument } from '#src/contract/search-document.ts';
import type { SearchEntry, SynonymGroup } from '#src/contract/synonym-group.ts';
import { Segment } from './segment.ts';
import { Vocabulary } from './vocabulary.ts';

const builtIn = new Vocabulary();

/**
 * The search index. PDF pages are in a separate segment: only the server has them, and they must not affect how other
 * documents are matched and ranked.
 */
export class SearchIndex {
  /** @internal */
  main: Segment = new Segment();
  /** @internal */
  pdfPages: Segment = new Segment();
  /** @internal */
  vocabulary: Vocabulary = builtIn;
  readonly #synonyms = new Map<string, SynonymGroup>();

  get size(): number {
    return this.main.size + this.pdfPages.size;
  }

  /** Replaces entries with the same id. */
  add(entries: readonly SearchEntry[]): void {
    const groups = entries.filter((entry) => entry.kind === 'synonyms');
    const documents = entries.filter((entry) => entry.kind !== 'synonyms');
    this.main.add(documents.filter(({ kind }) => kind !== 'pdf'));
    this.pdfPages.add(documents.filter(({ kind }) => kind === 'pdf'));
    for (const group of groups) this.#synonyms.set(group.id, group);
    if (groups.length > 0) this.vocabulary = new Vocabulary(this.synonymGroups());
  }

  /** Sorted, so that the server and the device search in the same way. */
  synonymGroups(): SynonymGroup[] {
    return [...this.#synonyms.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  discard(ids: Iterable<string>): void {
    let isChanged = false;
    for (const id of ids) {
      this.main.discard(id);
      this.pdfPages.discard(id);
      isChanged = this.#synonyms.delete(id) || isChanged;
    }
    if (isChanged) this.vocabulary = new Vocabulary(this.synonymGroups());
    if (this.main.needsCompaction) this.main = compact(this.main);
    if (this.pdfPages.needsCompaction) this.pdfPages = compact(this.pdfPages);
  }

  get(id: string): SearchDocument | undefined {
    return this.main.get(id) ?? this.pdfPages.get(id);
  }

  ids(): string[] {
    return [...this.main.ids(), ...this.pdfPages.ids()];
  }
}

export function createIndex(entries: readonly SearchEntry[] = []): SearchIndex {
  const index = new SearchIndex();
  index.add(entries);
  return index;
}

function compact(segment: Segment): Segment {
  const compacted = new Segment();
  compacted.add(segment.documents.filter((document) => document !== undefined));
  return compacted;
}
