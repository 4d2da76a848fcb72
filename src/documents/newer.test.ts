import { describe, expect, it } from 'vitest';
import type { ListedDocument, SavedDocument } from '#src/contract/library.ts';
import { newerInList } from './newer.ts';

describe('comparing saved documents with published ones', () => {
  it('finds nothing newer if the files are the same', () => {
    expect(newerInList(saved('a', '1'), listOf(listed('a', '1')))).toBeNull();
  });

  it('finds a replaced file under the same url', () => {
    const newer = newerInList(saved('a', '1'), listOf(listed('a', '2')));
    expect(newer).toMatchObject({ kind: 'newer', document: { url: 'a', checksum: '2', replaces: null } });
  });

  it('follows revisions to the current one, which replaces the saved one', () => {
    const all = listOf(listed('a', '1', 'b'), listed('b', '2', 'c'), listed('c', '3'));
    expect(newerInList(saved('a', '1'), all)).toMatchObject({
      kind: 'newer',
      document: { url: 'c', replaces: 'a' },
    });
  });

  it('stops at a cycle created by an editor', () => {
    const all = listOf(listed('a', '1', 'b'), listed('b', '2', 'a'));
    expect(newerInList(saved('a', '1'), all)).toBeNull();
  });

  it('reports documents that are no longer published', () => {
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
  fileUrl: `/uploads/${url}.pdf`,
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
    fileUrl: `/uploads/${url}.pdf`,
    replacedByUrl,
    replacedByRevision: replacedByUrl,
  },
];

const listOf = (...documents: [string, ListedDocument][]) => new Map(documents);
