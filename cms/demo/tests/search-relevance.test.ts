import { describe, expect, it } from 'vitest';
import { createIndex } from '../../../src/search/search-index.ts';
import { searchIndex } from '../../../src/search/search.ts';
import { searchCases, tooManyMissed } from '../../../tests/contract/search-cases.ts';
import { seededDocuments } from './search-documents.ts';

const index = createIndex(seededDocuments());
const firstThree = (q: string) => searchIndex(index, { q, limit: 3 }).hits.map(({ url }) => url);

// The same at a backend, and equal results at the server and on the device: tests/contract/search-relevance.test.ts.
describe.each(searchCases)('a search in $language $source', ({ cases }) => {
  it('has an intended result among the first three in 95 of 100 cases', async () => {
    expect(await tooManyMissed(cases, firstThree)).toEqual([]);
  });
});
