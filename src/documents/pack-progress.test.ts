import { describe, expect, it } from 'vitest';
import type { Pack, SavedDocument } from '#src/contract/library.ts';
import { aDocument } from './document-fixture.ts';
import type { Library } from './library-state.ts';
import { displayStateOf, progressOf } from './pack-progress.ts';

describe('the progress of a pack', () => {
  it('counts complete files and the received part of the others', () => {
    const library = aLibrary({ saved: [saved('a')], receivedBytes: new Map([['b', 50]]) });
    expect(progressOf([documentToSave('a'), documentToSave('b'), documentToSave('c')], library)).toEqual({
      savedCount: 1,
      savedBytes: 150,
      totalBytes: 300,
      percent: 50,
    });
  });

  it('does not count files that were only opened or differ', () => {
    const library = aLibrary({
      saved: [
        { ...saved('a'), isPinned: false },
        { ...saved('b'), checksum: 'old' },
      ],
    });
    expect(progressOf([documentToSave('a'), documentToSave('b')], library).savedCount).toBe(0);
  });
});

describe('the state of a pack', () => {
  it('distinguishes waiting for a connection from saving', () => {
    expect(displayStateOf(pack, aLibrary({}))).toBe('saving');
    expect(displayStateOf(pack, aLibrary({ isConnected: false }))).toBe('waiting');
  });

  it('reports a full disk first, unless the pack is paused', () => {
    const library = aLibrary({ isConnected: false, fullPacks: new Set(['p']) });
    expect(displayStateOf(pack, library)).toBe('full');
    expect(displayStateOf({ ...pack, state: 'paused' }, library)).toBe('paused');
  });
});

const documentToSave = (url: string) => aDocument(url, { checksum: url, sizeBytes: 100 });

function saved(url: string): SavedDocument {
  const { replaces: _, ...facts } = documentToSave(url);
  const state = { savedAt: 0, openedAt: null, isPinned: true, removedAt: null, newer: null };
  return { ...facts, ...state, checksum: url };
}

const pack: Pack = {
  id: 'p',
  name: 'P',
  state: 'running',
  createdAt: 0,
  documents: [],
  wasInBackground: false,
  failures: [],
};

const aLibrary = ({ saved = [], ...rest }: Partial<Library> & { saved?: SavedDocument[] }): Library => ({
  documents: saved,
  packs: [],
  receivedBytes: new Map(),
  isConnected: true,
  fullPacks: new Set(),
  finished: null,
  ...rest,
});
