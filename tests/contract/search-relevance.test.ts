import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseDocumentChanges } from '#src/contract/search.ts';
import { createIndex } from '#src/search/search-index.ts';
import { searchIndex } from '#src/search/search.ts';
import { read } from '../support/read.ts';
import { searchCases, tooManyMissed } from './search-cases.ts';

const Body = v.object({ hits: v.array(v.object({ url: v.string(), kind: v.string() })) });

async function searchServer(query: string): Promise<string[]> {
  const { body } = await read(`/api/search/indexes/site/search?limit=3&q=${encodeURIComponent(query)}`);
  return v
    .parse(Body, body)
    .hits.filter(({ kind }) => kind !== 'pdf')
    .map(({ url }) => url);
}

describe.each(searchCases)('a search in $language $source', ({ cases }) => {
  it('has an intended result among the first three in 95 of 100 cases', async () => {
    expect(await tooManyMissed(cases, searchServer)).toEqual([]);
  }, 60_000);

  it('has the same results on the device, which has no pages of PDFs', async () => {
    const { body } = await read('/api/search/documents');
    const index = createIndex(parseDocumentChanges(body).documents);
    for (const [query] of cases) {
      const onDevice = searchIndex(index, { q: query, limit: 3 }).hits.map(({ url }) => url);
      const onServer = await searchServer(query);
      expect(onDevice.slice(0, onServer.length), query).toEqual(onServer);
    }
  }, 60_000);
});
