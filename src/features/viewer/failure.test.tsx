import { describe, expect, it } from 'vitest';
import { renderWithQueries } from '#src/cache/render-with-queries.ts';
import { Failure } from './failure.tsx';
import type { ReadableDocument } from './readable.ts';
import type { FailedOpening } from './use-opening.ts';

const document: ReadableDocument = {
  url: 'apt-210-manual',
  title: 'Manual',
  type: 'manual',
  language: 'en',
  revision: '2026-01',
  date: null,
  fileUrl: '/uploads/manual.pdf',
  checksum: null,
  sizeBytes: 1000,
  products: [{ name: 'APT 210', url: 'apt-210-010', partNumber: 'APT210-010' }],
  replacedByUrl: null,
  replacedByRevision: null,
};

describe('a document that cannot be shown', () => {
  it.each<[FailedOpening, string, { isOffline: boolean; offersFile: boolean }]>([
    ['unreachable', 'This document is not saved on this device', { isOffline: true, offersFile: false }],
    ['no-viewer', 'The PDF viewer could not be loaded', { isOffline: true, offersFile: true }],
    ['gone', 'This document is no longer available', { isOffline: false, offersFile: false }],
    ['damaged', 'The download was incomplete or damaged', { isOffline: false, offersFile: false }],
    ['rejected', 'The server could not send this document', { isOffline: false, offersFile: false }],
    ['locked', 'This document is protected by a password', { isOffline: false, offersFile: true }],
    ['unreadable', 'This document cannot be opened', { isOffline: false, offersFile: true }],
  ])('(%s) says "%s" and what to do', (reason, title, { isOffline, offersFile }) => {
    const html = failure(reason, document);
    expect(html).toContain(title);
    expect(html).toContain(`data-kind="${isOffline ? 'offline' : 'error'}"`);
    expect(html).toContain('Try again</button>');
    expect(html.includes('href="/uploads/manual.pdf"')).toBe(offersFile);
    expect(html).toContain('href="/products/apt-210-010/documents"');
  });

  it('offers only a retry if nothing is known about the document', () => {
    const html = failure('unreadable', undefined);
    expect(html).toContain('Try again</button>');
    expect(html).not.toContain('href=');
  });

  it('has no link to a product if it belongs to none', () => {
    expect(failure('gone', { ...document, products: [] })).not.toContain('See product documents');
  });
});

const failure = (reason: FailedOpening, shown: ReadableDocument | undefined): string =>
  renderWithQueries(
    <Failure reason={reason} {...(shown ? { document: shown } : {})} onRetry={() => undefined} />,
    [],
  );
