import { describe, expect, it } from 'vitest';
import { routes } from '#src/app/routes.tsx';
import { isReserved } from '../cms/src/platform/site-build/reserved-paths.ts';
import { segmentsOf } from '../scripts/build/path-segments.mjs';
import { languages } from '../scripts/setup/site-languages.mjs';

const firstSegments = new Set(routes.map(({ path }) => `/${path.split('/')[1]}`));

/** Short URLs, what other apps share, and words that are the same in the language. */
const untranslated: Record<string, string[]> = {
  de: ['/', '/*', '/p', '/share', '/videos'],
  fr: ['/', '/*', '/p', '/share', '/videos', '/categories', '/contact', '/contacts', '/documents'],
};

it('English paths are those of the routes', () => expect(segmentsOf('en')).toBeUndefined());

describe.each(languages.filter((language) => language !== 'en'))('the paths in %s', (language) => {
  const segments = segmentsOf(language) ?? {};
  const translations = Object.values(segments);

  it('translate all routes', () => {
    const known = [...Object.keys(segments), ...(untranslated[language] ?? [])];
    expect(known.toSorted()).toEqual([...firstSegments].toSorted());
  });

  it('are unique, and no other route or path of the backend', () => {
    expect(new Set(translations).size).toBe(translations.length);
    expect(translations.filter((path) => firstSegments.has(path) || isReserved(path))).toEqual([]);
  });

  it('have plain letters, and more than the two of a language', () => {
    expect(translations.filter((path) => !/^\/[a-z](?:[a-z]|-(?=[a-z])){2,}$/.test(path))).toEqual([]);
  });
});
