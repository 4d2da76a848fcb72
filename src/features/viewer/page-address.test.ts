import { describe, expect, it } from 'vitest';
import { addressAt, readPlace } from './page-address.ts';

describe('the place in a document', () => {
  it('is read from the address', () => {
    expect(readPlace('?page=3&find=0+…+16+bar')).toEqual({ page: 3, find: '0 … 16 bar' });
  });

  it.each(['', '?page=', '?page=0', '?page=-2', '?page=1.5', '?page=cover'])(
    'is the first page where the address says nothing that can be a page: %j',
    (search) => {
      expect(readPlace(search)).toEqual({ page: 1, find: '' });
    },
  );

  it('is written to the address, and nothing else of it changes', () => {
    expect(addressAt('https://shop.example/documents/apt?from=list#top', { page: 4, find: '' })).toBe(
      'https://shop.example/documents/apt?from=list&page=4#top',
    );
  });

  it('says nothing of the first page, nor of words that are not looked for', () => {
    expect(addressAt('https://shop.example/documents/apt?page=4&find=bar', { page: 1, find: '' })).toBe(
      'https://shop.example/documents/apt',
    );
  });

  it('is read again as it was written', () => {
    const place = { page: 2, find: '4 … 20 mA & more' };
    expect(readPlace(new URL(addressAt('https://shop.example/documents/apt', place)).search)).toEqual(place);
  });
});
