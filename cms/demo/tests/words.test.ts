import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { lines, readSeed, readSeedFile, stringsIn } from './seed-files.ts';

const { news, pages } = readSeed();
const shortest = 45;

describe('articles and pages', () => {
  it('are numerous and use every kind of block', () => {
    expect(news.length).toBeGreaterThanOrEqual(24);
    expect(pages.length).toBeGreaterThanOrEqual(12);
    const kinds = [...news, ...pages].flatMap(({ contentBlocks }) => contentBlocks.flatMap(Object.keys));
    expect([...new Set(kinds)].toSorted()).toEqual([
      'call-to-action',
      'download-list',
      'faq',
      'gallery',
      'image',
      'product-list',
      'rich-text',
      'table',
      'video',
    ]);
  });

  it('repeat nothing', () => {
    const paragraphs = [...news, ...pages].flatMap(({ contentBlocks }) =>
      stringsIn(contentBlocks)
        .flatMap((text) => text.split(/\n+/))
        .filter((text) => text.length > shortest && !text.includes(' | ')),
    );
    expect(repeated(paragraphs)).toEqual([]);
  });

  it('start with a picture that at most one other article has', () => {
    const pictures = news.map(({ thumbnail }) => thumbnail);
    expect(repeated(repeated(pictures))).toEqual([]);
  });
});

describe('the contacts', () => {
  const contact = v.object({
    region: v.string(),
    countries: v.string(),
    address: v.string(),
    hours: v.string(),
  });
  const contacts = v.parse(v.array(contact), readSeedFile('contacts.yaml'));

  it('cover five regions and fourteen countries', () => {
    expect(new Set(contacts.map(({ region }) => region)).size).toBe(5);
    expect(new Set(contacts.map(({ address }) => lines(address).at(-1))).size).toBeGreaterThanOrEqual(14);
  });

  it('have a country of their own and name the time zone of their hours', () => {
    expect(repeated(contacts.flatMap(({ countries }) => lines(countries)))).toEqual([]);
    expect(contacts.filter(({ hours }) => !/\([A-Z][^)]+\)$/.test(hours))).toEqual([]);
  });
});

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
