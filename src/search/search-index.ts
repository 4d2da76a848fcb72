import type { SearchDocument } from '#src/contract/search-document.ts';
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

  get size(): number {
    return this.main.size + this.pdfPages.size;
  }

  /** Replaces documents with the same id. */
  add(documents: readonly SearchDocument[]): void {
    this.main.add(documents.filter(({ kind }) => kind !== 'pdf'));
    this.pdfPages.add(documents.filter(({ kind }) => kind === 'pdf'));
  }

  discard(ids: Iterable<string>): void {
    for (const id of ids) {
      this.main.discard(id);
      this.pdfPages.discard(id);
    }
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

export function createIndex(documents: readonly SearchDocument[] = []): SearchIndex {
  const index = new SearchIndex();
  index.add(documents);
  return index;
}

function compact(segment: Segment): Segment {
  const compacted = new Segment();
  compacted.add(segment.documents.filter((document) => document !== undefined));
  return compacted;
}
