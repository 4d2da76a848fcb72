import { describe, expect, it } from 'vitest';
import type { SavedDocument } from '#src/contract/library.ts';
import { filterAndSort, parseChoice, valuesOf } from './library-list.ts';

describe('the list of saved documents', () => {
  it('is sorted by date saved until another order is selected', () => {
    expect(shown('')).toEqual(['b', 'c', 'a']);
    expect(shown('sort=name')).toEqual(['a', 'b', 'c']);
    expect(shown('sort=size')).toEqual(['c', 'b', 'a']);
  });

  it('is filtered by type, language and state', () => {
    expect(shown('type=manual')).toEqual(['c']);
    expect(shown('language=de')).toEqual(['b']);
    expect(shown('show=opened')).toEqual(['b']);
    expect(shown('show=pinned')).toEqual(['c', 'a']);
    expect(shown('show=outdated')).toEqual(['a']);
  });

  it('ignores values that are not offered', () => {
    expect(shown('show=secret&sort=price')).toEqual(['b', 'c', 'a']);
  });

  it('offers only values that occur', () => {
    expect(valuesOf(documents, 'language')).toEqual(['de', 'en']);
  });
});

const shown = (search: string) =>
  filterAndSort(documents, parseChoice(new URLSearchParams(search))).map(({ url }) => url);

const documents = [
  document('a', { savedAt: 1, sizeBytes: 10, newer: { kind: 'withdrawn' } }),
  document('b', { savedAt: 3, sizeBytes: 20, language: 'de', isPinned: false }),
  document('c', { savedAt: 2, sizeBytes: 30, type: 'manual' }),
];

function document(url: string, facts: Partial<SavedDocument>): SavedDocument {
  const base = { type: 'datasheet' as const, language: 'en', revision: '', date: null, products: [] };
  const state = { openedAt: null, isPinned: true, removedAt: null, newer: null, savedAt: 0, sizeBytes: 0 };
  return { ...base, ...state, url, title: url, checksum: url, fileUrl: `/uploads/${url}.pdf`, ...facts };
}
