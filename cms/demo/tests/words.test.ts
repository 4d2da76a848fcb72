import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { lines, readSeed, readSeedFile, stringsIn } from './seed-files.ts';

const { news, pages } = readSeed();
const shortest = 45;

describe('the articles and pages', () => {
  it('are many, and show every kind of block', () => {
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

  it('say nothing twice', () => {
    const paragraphs = [...news, ...pages].flatMap(({ contentBlocks }) =>
      stringsIn(contentBlocks)
        .flatMap((text) => text.split(/\n+/))
        .filter((text) => text.length > shortest && !text.includes(' | ')),
    );
    expect(repeated(paragraphs)).toEqual([]);
  });

  it('lead with a picture that no more than one other article has', () => {
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

  it('stand in five regions and fourteen countries', () => {
    expect(new Set(contacts.map(({ region }) => region)).size).toBe(5);
    expect(new Set(contacts.map(({ address }) => lines(address).at(-1))).size).toBeGreaterThanOrEqual(14);
  });

  it('share no country, and name the zone of their hours', () => {
    expect(repeated(contacts.flatMap(({ countries }) => lines(countries)))).toEqual([]);
    expect(contacts.filter(({ hours }) => !/\([A-Z][^)]+\)$/.test(hours))).toEqual([]);
  });
});

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
