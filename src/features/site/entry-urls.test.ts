import { describe, expect, it } from 'vitest';
import type { EntryUrls } from '#src/contract/entry-urls.ts';
import { withEntryUrl } from './entry-urls.ts';

const entries: EntryUrls[] = [
  { en: 'pressure', de: 'druck', fr: 'pression' },
  { en: 'terms-of-sale', de: 'verkaufsbedingungen', fr: 'terms-of-sale' },
];
const germanPathIn = (language: string, path: string) =>
  withEntryUrl(path, { entries, language, current: 'de' });

describe('the path of a page in another language', () => {
  it.each([
    ['fr', '/categories/druck?view=table#list', '/categories/pression?view=table#list'],
    ['en', '/categories/druck', '/categories/pressure'],
    ['de', '/categories/druck', '/categories/druck'],
    ['en', '/verkaufsbedingungen', '/terms-of-sale'],
    ['fr', '/verkaufsbedingungen', '/terms-of-sale'],
    ['fr', '/products/druck', '/products/druck'],
    ['fr', '/products', '/products'],
    ['fr', '/categories/durchfluss', '/categories/durchfluss'],
    ['fr', '/', '/'],
  ])('in %s, %s is %s', (language, path, other) => {
    expect(germanPathIn(language, path)).toBe(other);
  });
});
