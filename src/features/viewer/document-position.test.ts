import { describe, expect, it } from 'vitest';
import { urlAt, parsePosition } from './document-position.ts';

describe('the position in a document', () => {
  it('is read from the URL', () => {
    expect(parsePosition('?page=3&find=0+…+16+bar')).toEqual({ page: 3, find: '0 … 16 bar' });
  });

  it.each(['', '?page=', '?page=0', '?page=-2', '?page=1.5', '?page=cover'])(
    'is the first page if the URL has no valid page: %j',
    (search) => {
      expect(parsePosition(search)).toEqual({ page: 1, find: '' });
    },
  );

  it('is written to the URL, which otherwise does not change', () => {
    expect(urlAt('https://shop.example/documents/apt?from=list#top', { page: 4, find: '' })).toBe(
      'https://shop.example/documents/apt?from=list&page=4#top',
    );
  });

  it('omits the first page and an empty query', () => {
    expect(urlAt('https://shop.example/documents/apt?page=4&find=bar', { page: 1, find: '' })).toBe(
      'https://shop.example/documents/apt',
    );
  });

  it('is restored unchanged', () => {
    const position = { page: 2, find: '4 … 20 mA & more' };
    expect(parsePosition(new URL(urlAt('https://shop.example/documents/apt', position)).search)).toEqual(
      position,
    );
  });
});
