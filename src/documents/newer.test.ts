import { describe, expect, it } from 'vitest';
import type { ListedDocument, SavedDocument } from '#src/contract/library.ts';
import { newerInList } from './newer.ts';

describe('comparing what is saved with what the maker has', () => {
  it('finds nothing newer where the bytes are the same', () => {
    expect(newerInList(saved('a', '1'), listOf(listed('a', '1')))).toBeNull();
  });

  it('finds a replaced file under the same address', () => {
    const newer = newerInList(saved('a', '1'), listOf(listed('a', '2')));
    expect(newer).toMatchObject({ kind: 'newer', document: { url: 'a', checksum: '2', replaces: null } });
  });

  it('follows revisions to the one in force, which takes the place of the saved one', () => {
    const all = listOf(listed('a', '1', 'b'), listed('b', '2', 'c'), listed('c', '3'));
    expect(newerInList(saved('a', '1'), all)).toMatchObject({
      kind: 'newer',
      document: { url: 'c', replaces: 'a' },
    });
  });

  it('ends in a circle an editor made', () => {
    const all = listOf(listed('a', '1', 'b'), listed('b', '2', 'a'));
    expect(newerInList(saved('a', '1'), all)).toBeNull();
  });

  it('says what is no longer published', () => {
    expect(newerInList(saved('a', '1'), listOf())).toEqual({ kind: 'withdrawn' });
  });
});

const facts = {
  title: 'Datasheet',
  type: 'datasheet' as const,
  language: 'en',
  revision: '',
  date: null,
  sizeBytes: 1,
  products: [],
};

const saved = (url: string, checksum: string): SavedDocument => ({
  ...facts,
  url,
  checksum,
  address: `/uploads/${url}.pdf`,
  savedAt: 0,
  openedAt: null,
  isPinned: true,
  removedAt: null,
  newer: null,
});

const listed = (
  url: string,
  checksum: string,
  replacedByUrl: string | null = null,
): [string, ListedDocument] => [
  url,
  {
    ...facts,
    url,
    checksum,
    documentId: url,
    address: `/uploads/${url}.pdf`,
    replacedByUrl,
    replacedByRevision: replacedByUrl,
  },
];

const listOf = (...documents: [string, ListedDocument][]) => new Map(documents);
