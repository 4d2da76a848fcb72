import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { SavedDocument } from '#src/contract/library.ts';
import { DocumentRows } from './document-rows.tsx';

describe('a saved document', () => {
  it('opens in the PDF viewer, with its metadata and the date it was saved', () => {
    const html = rowOf({});
    expect(html).toContain('href="/documents/a"');
    expect(html).toContain('datasheet · EN · rev. B · 300 kB · saved 20 November 2026');
  });

  it('names the newer revision', () => {
    const document = { ...saved(), revision: 'C', replaces: null };
    const html = rowOf({ newer: { kind: 'newer', document } });
    expect(html).toContain('revision C is available');
    expect(html).toContain('Update, 300 kB');
  });

  it('says that it is no longer published', () => {
    const html = rowOf({ newer: { kind: 'withdrawn' } });
    expect(html).toContain('No longer published by the manufacturer');
  });

  it('can be pinned once', () => {
    expect(rowOf({ isPinned: false })).toContain('aria-label="Pin Datasheet APT 210"');
    expect(rowOf({ isPinned: true })).not.toContain('aria-label="Pin');
  });

  it('is shown with a long title and many products', () => {
    const title = 'Operating instructions for differential pressure transmitters '.repeat(4).trim();
    const products = ['a', 'b', 'c'].map((url) => ({ url, name: url, partNumber: `APT-${url}` }));
    const html = rowOf({ title, products });
    expect(html).toContain(`>${title}</a>`);
    expect(html).toContain('APT-a</a> and 2 more');
  });
});

function rowOf(more: Partial<SavedDocument>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <DocumentRows
        matches={[{ document: { ...saved(), ...more }, hit: undefined }]}
        remove={() => undefined}
      />
    </MemoryRouter>,
  );
}

const saved = (): SavedDocument => ({
  url: 'a',
  title: 'Datasheet APT 210',
  type: 'datasheet',
  language: 'en',
  revision: 'B',
  date: null,
  fileUrl: '/uploads/a.pdf',
  checksum: 'c',
  sizeBytes: 300_000,
  products: [],
  savedAt: Date.parse('2026-11-20T10:00:00Z'),
  openedAt: null,
  isPinned: true,
  removedAt: null,
  newer: null,
});
