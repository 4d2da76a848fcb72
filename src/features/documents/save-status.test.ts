import { describe, expect, it } from 'vitest';
import type { Pack, SavedDocument, DocumentToSave } from '#src/contract/library.ts';
import { saveStatus } from './save-status.ts';

describe('what a button for saving says', () => {
  it('offers what is missing, with its size', () => {
    const status = saveStatus([wanted('a'), wanted('b')], aLibrary({ documents: [saved('a')] }));
    expect(status).toMatchObject({ kind: 'unsaved', bytes: 100, isBegun: true, missing: [{ url: 'b' }] });
  });

  it('offers to keep what was only opened', () => {
    const opened = { ...saved('a'), isPinned: false };
    expect(saveStatus([wanted('a')], aLibrary({ documents: [opened] })).kind).toBe('unsaved');
  });

  it('says how far it is while a pack with any of it is being saved', () => {
    const library = aLibrary({ documents: [saved('a')], packs: [packOf(wanted('b'))] });
    expect(saveStatus([wanted('a'), wanted('b')], library)).toEqual({
      kind: 'in-pack',
      face: 'saving',
      percent: 50,
    });
  });

  it('says saved when all of it is there, and outdated when the maker has something newer', () => {
    const newer = { kind: 'newer' as const, document: wanted('a') };
    expect(saveStatus([wanted('a')], aLibrary({ documents: [saved('a')] })).kind).toBe('saved');
    expect(saveStatus([wanted('a')], aLibrary({ documents: [{ ...saved('a'), newer }] }))).toMatchObject({
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
  address: `/uploads/${url}.pdf`,
  checksum: url,
  sizeBytes: 100,
  products: [],
});

const wanted = (url: string): DocumentToSave => ({ ...facts(url), replaces: null });

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
  wanted: documents,
  wasInBackground: false,
  failures: [],
});

const aLibrary = (known: { documents?: SavedDocument[]; packs?: Pack[] }) => ({
  documents: [],
  packs: [],
  receivedBytes: new Map<string, number>(),
  isConnected: true,
  fullPacks: new Set<string>(),
  finished: null,
  ...known,
});
