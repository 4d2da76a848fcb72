import { describe, expect, it } from 'vitest';
import { documentUrl } from './document-url.ts';

describe('a document opens', () => {
  it('in the PDF viewer if it is a PDF', () => {
    expect(documentUrl({ url: 'apt-datasheet', fileUrl: '/uploads/apt.pdf?v=1a2b' })).toBe(
      '/documents/apt-datasheet',
    );
  });

  it('as a file if it is not', () => {
    expect(documentUrl({ url: 'outline-apt', fileUrl: '/uploads/apt.pdf.dxf?v=1' })).toBe(
      '/uploads/apt.pdf.dxf?v=1',
    );
  });

  it('nowhere if it has no file', () => {
    expect(documentUrl({ url: 'apt-datasheet', fileUrl: null })).toBeNull();
  });
});
