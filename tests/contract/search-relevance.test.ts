import * as v from 'valibot';
import { expect, it } from 'vitest';
import { read } from '../support/read.ts';
import { searchCases } from './search-cases.ts';

const Body = v.object({ hits: v.array(v.object({ url: v.string() })) });

it('search has the intended result among the first three in 95 of 100 cases', async () => {
  const missed = [];
  for (const [query, ...meant] of searchCases) {
    const { body } = await read(`/api/search/indexes/site/search?limit=3&q=${encodeURIComponent(query)}`);
    const urls = v.parse(Body, body).hits.map(({ url }) => url);
    if (!urls.some((url) => meant.includes(url))) missed.push({ query, urls });
  }
  const most = Math.floor(searchCases.length * 0.05);
  expect(missed.length > most ? missed : []).toEqual([]);
}, 60_000);
