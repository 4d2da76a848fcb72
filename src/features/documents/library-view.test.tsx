import { describe, expect, it } from 'vitest';
import { renderWithQueries } from '#src/cache/render-with-queries.ts';
import type { SavedDocument } from '#src/contract/library.ts';
import type { Library } from '#src/documents/library-state.ts';
import { SavedLibrary } from './library-view.tsx';

const day = 86_400_000;

describe('my datasheets', () => {
  it('say how to save documents if none are saved', () => {
    const html = pageWith({});
    expect(html).toContain('No saved documents yet');
    expect(html).not.toContain('Saved documents</h2>');
  });

  it('report outdated documents once, and offer to update them all', () => {
    const newer = { kind: 'newer' as const, document: { ...facts(), revision: 'C', replaces: null } };
    const html = pageWith({ documents: [saved({ url: 'a', newer }), saved({ url: 'b', newer })] });
    expect(html).toContain('2 saved documents are outdated');
    expect(html).toContain('Update all, 600 kB');
  });

  it('do not offer updates while everything is current', () => {
    const html = pageWith({ documents: [saved({ newer: { kind: 'withdrawn' } })] });
    expect(html).not.toContain('is outdated');
    expect(html).not.toContain('Update all');
  });

  it('report a finished download', () => {
    const finished = { name: 'Pressure', count: 12 };
    expect(pageWith({ finished })).toContain('Saved: Pressure, 12 files');
  });

  it('say that a download is waiting for a connection', () => {
    expect(pageWith({ packs: [pack({})] })).toContain('Saving: 0 of 1 documents, 0 B of 300 kB');
    const html = pageWith({ packs: [pack({})], isConnected: false });
    expect(html).toContain('Waiting for a connection: 0 of 1 documents');
    expect(html).toContain('aria-label="Pause Pressure"');
  });

  it('say that there is not enough storage for a download', () => {
    const html = pageWith({ packs: [pack({})], fullPacks: new Set(['p']) });
    expect(html).toContain('Stopped, not enough storage:');
    expect(html).not.toContain('aria-label="Pause Pressure"');
  });

  it('say which document could not be saved, and why', () => {
    const failures = [{ url: 'a', reason: 'gone' as const }];
    const html = pageWith({ packs: [pack({ state: 'incomplete', failures })] });
    expect(html).toContain('Datasheet APT 210: no longer published');
    expect(html).toContain('aria-label="Try Pressure again"');
  });

  it('show a long name of a pack in full', () => {
    const name = 'Documents of differential pressure transmitters with diaphragm seals '.repeat(3).trim();
    expect(pageWith({ packs: [pack({ name })] })).toContain(name);
  });
});

const facts = () => ({
  url: 'a',
  title: 'Datasheet APT 210',
  type: 'datasheet' as const,
  language: 'en',
  revision: 'B',
  date: null,
  fileUrl: '/uploads/a.pdf',
  checksum: 'c',
  sizeBytes: 300_000,
  products: [],
});

const saved = (more: Partial<SavedDocument>): SavedDocument => ({
  ...facts(),
  savedAt: Date.now() - 2 * day,
  openedAt: null,
  isPinned: true,
  removedAt: null,
  newer: null,
  ...more,
});

const pack = (more: Partial<Library['packs'][number]>): Library['packs'][number] => ({
  id: 'p',
  name: 'Pressure',
  state: 'running',
  createdAt: Date.now(),
  documents: [{ ...facts(), replaces: null }],
  wasInBackground: false,
  failures: [],
  ...more,
});

function pageWith(more: Partial<Library>): string {
  const library: Library = {
    documents: [],
    packs: [],
    receivedBytes: new Map(),
    isConnected: true,
    fullPacks: new Set(),
    finished: null,
    ...more,
  };
  return renderWithQueries(<SavedLibrary library={library} />, [{ queryKey: ['documents'], data: [] }]);
}
