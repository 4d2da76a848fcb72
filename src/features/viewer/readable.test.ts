import { describe, expect, it } from 'vitest';
import type { SavedDocument } from '#src/contract/library.ts';
import { isPdf, readableFromSaved } from './readable.ts';

describe('a document shown from the device', () => {
  it('is the newest one known to the device', () => {
    expect(readableFromSaved(aSavedDocument(null))).toMatchObject({
      title: 'Datasheet APT 210',
      replacedByRevision: null,
      replacedByUrl: null,
    });
  });

  it('links to the document that replaced it', () => {
    const successor = { ...datasheet, url: 'apt-210-datasheet-2026', revision: '2026-09' };
    expect(readableFromSaved(aSavedDocument({ kind: 'newer', document: successor }))).toMatchObject({
      replacedByRevision: '2026-09',
      replacedByUrl: 'apt-210-datasheet-2026',
    });
  });

  it('is not replaced by a newer file of the same document', () => {
    const revised = { ...datasheet, revision: '2026-09' };
    expect(readableFromSaved(aSavedDocument({ kind: 'newer', document: revised })).replacedByUrl).toBeNull();
  });
});

describe('what opens in the PDF viewer', () => {
  it.each([
    ['/uploads/apt.pdf?v=1a2b', true],
    ['/uploads/apt.PDF', true],
    ['/uploads/apt.pdf.dxf', false],
    [null, false],
  ])('%s: %s', (fileUrl, expected) => {
    expect(isPdf({ fileUrl })).toBe(expected);
  });
});

const datasheet = {
  url: 'apt-210-datasheet',
  title: 'Datasheet APT 210',
  type: 'datasheet' as const,
  language: 'en',
  revision: '2025-03',
  date: '2025-03-01',
  fileUrl: '/uploads/apt.pdf?v=1a2b',
  checksum: '1a2b',
  sizeBytes: 141_000,
  products: [],
  replaces: null,
};

function aSavedDocument(newer: SavedDocument['newer']): SavedDocument {
  return { ...datasheet, savedAt: 0, openedAt: null, isPinned: false, removedAt: null, newer };
}
