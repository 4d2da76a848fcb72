import { describe, expect, it } from 'vitest';
import type { Pack, SavedDocument, DocumentToSave } from '#src/contract/library.ts';
import { saveStatus } from './save-status.ts';

describe('the label of a save button', () => {
  it('offers the missing documents with their size', () => {
    const status = saveStatus(
      [documentToSave('a'), documentToSave('b')],
      aLibrary({ documents: [saved('a')] }),
    );
    expect(status).toMatchObject({
      kind: 'unsaved',
      bytes: 100,
      isPartlySaved: true,
      missing: [{ url: 'b' }],
    });
  });

  it('offers to save documents that were only opened', () => {
    const opened = { ...saved('a'), isPinned: false };
    expect(saveStatus([documentToSave('a')], aLibrary({ documents: [opened] })).kind).toBe('unsaved');
  });

  it('shows the progress while a pack with any of them is being saved', () => {
    const library = aLibrary({ documents: [saved('a')], packs: [packOf(documentToSave('b'))] });
    expect(saveStatus([documentToSave('a'), documentToSave('b')], library)).toEqual({
      kind: 'in-pack',
      state: 'saving',
      percent: 50,
    });
  });

  it('is "saved" if all are complete, and "outdated" if there is a newer revision', () => {
    const newer = { kind: 'newer' as const, document: documentToSave('a') };
    expect(saveStatus([documentToSave('a')], aLibrary({ documents: [saved('a')] })).kind).toBe('saved');
    expect(
      saveStatus([documentToSave('a')], aLibrary({ documents: [{ ...saved('a'), newer }] })),
    ).toMatchObject({
      kind: 'outdated',
      bytes: 100,
    });
  });
});

const facts = (url: string) => ({
  url,
  title: url,
  type: 'datasheet' as const,
  language: 'en',
  revision: '',
  date: null,
  fileUrl: `/uploads/${url}.pdf`,
  checksum: url,
  sizeBytes: 100,
  products: [],
});

const documentToSave = (url: string): DocumentToSave => ({ ...facts(url), replaces: null });

const saved = (url: string): SavedDocument => ({
  ...facts(url),
  savedAt: 0,
  openedAt: null,
  isPinned: true,
  removedAt: null,
  newer: null,
});

const packOf = (...documents: DocumentToSave[]): Pack => ({
  id: 'p',
  name: 'P',
  state: 'running',
  createdAt: 0,
  documents,
  wasInBackground: false,
  failures: [],
});

const aLibrary = (more: { documents?: SavedDocument[]; packs?: Pack[] }) => ({
  documents: [],
  packs: [],
  receivedBytes: new Map<string, number>(),
  isConnected: true,
  fullPacks: new Set<string>(),
  finished: null,
  ...more,
});
