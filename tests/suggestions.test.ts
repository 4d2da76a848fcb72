import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#src/search/fake-document.ts';
import { messagesIn } from './support/messages-in.ts';

const site = vi.hoisted(() => ({ language: 'en' }));
vi.mock('#src/messages/m.ts', () => ({
  get m() {
    return messagesIn(site.language);
  },
}));
beforeEach(() => {
  vi.resetModules();
});

it.each([
  ['en', 'presure transmiter', 'pressure transmitter'],
  ['de', 'presure transmiter', 'Druckaufnehmer'],
  ['fr', 'presure transmiter', 'capteur de pression'],
  ['de', 'Thermoelemnt', 'Thermoelement'],
  ['fr', 'thermomètr', 'thermomètre'],
])(
  'a query with typing errors is corrected in the language of the site: %s, %s',
  async (language, query, corrected) => {
    const { found, suggestions } = await suggest(language, query);
    expect(suggestions).toEqual([corrected]);
    expect(found).toBeGreaterThan(0);
  },
);

async function suggest(language: string, query: string) {
  site.language = language;
  const [{ createIndex }, { suggest: suggestIn }, { searchIndex }] = [
    await import('#src/search/search-index.ts'),
    await import('#src/search/suggest.ts'),
    await import('#src/search/search.ts'),
  ];
  const index = createIndex(catalogue());
  const suggestions = suggestIn(index, query);
  return { suggestions, found: searchIndex(index, { q: suggestions[0] ?? '' }).hits.length };
}
