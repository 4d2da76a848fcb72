import { describe, expect, it } from 'vitest';
import { byEdition, inOneLanguage } from './document-editions.ts';

const documents = [
  { url: 'a-datasheet-de', language: 'de' },
  { url: 'a-datasheet-en-us', language: 'en-US' },
  { url: 'a-datasheet', language: 'en' },
  { url: 'b-manual-fr', language: 'fr' },
  { url: 'b-manual-de', language: 'de' },
  { url: 'anleitung-c', language: 'de' },
];

describe('the editions of documents', () => {
  it('are together, with the one in the language of the page first', () => {
    const urls = byEdition(documents).map(({ shown, others }) => [
      shown.url,
      ...others.map(({ url }) => url),
    ]);
    expect(urls).toEqual([
      ['a-datasheet', 'a-datasheet-de', 'a-datasheet-en-us'],
      ['b-manual-fr', 'b-manual-de'],
      ['anleitung-c'],
    ]);
  });

  it('are each in one language, in another one only if there is no other', () => {
    expect(inOneLanguage(documents).map(({ url }) => url)).toEqual([
      'a-datasheet',
      'b-manual-fr',
      'anleitung-c',
    ]);
  });
});
