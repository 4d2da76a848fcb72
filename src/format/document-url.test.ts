import { describe, expect, it } from 'vitest';
import { documentUrl } from './document-url.ts';

describe('a document opens', () => {
  it('in the reader when it is a PDF', () => {
    expect(documentUrl({ url: 'apt-datasheet', address: '/uploads/apt.pdf?v=1a2b' })).toBe(
      '/documents/apt-datasheet',
    );
  });

  it('as the file it is when it is none', () => {
    expect(documentUrl({ url: 'outline-apt', address: '/uploads/apt.pdf.dxf?v=1' })).toBe(
      '/uploads/apt.pdf.dxf?v=1',
    );
  });

  it('nowhere while it has no file', () => {
    expect(documentUrl({ url: 'apt-datasheet', address: null })).toBeNull();
  });
});
