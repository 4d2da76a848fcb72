import { expect, it } from 'vitest';
import { aDocument } from './fake-document.ts';
import { createIndex } from './search-index.ts';
import { searchIndex } from './search.ts';
import { shownHits } from './shown-hits.ts';

const index = createIndex([
  aDocument({
    id: 'product-1',
    title: 'Pressure transmitter',
    summary: 'For water',
    text: 'Range 0 … 16 bar',
  }),
  aDocument({ id: 'product-2', title: 'Pressure switch', summary: 'For oil' }),
]);
const query = { q: 'drucktransmitter', attributesToHighlight: ['*'] };

it('shows a hit in the language of the site, wherever its words were found', () => {
  const shown = { title: 'Druckmessumformer', summary: 'Für Wasser' };
  const { hits } = shownHits(searchIndex(index, query), ({ id }) => (id === 'product-1' ? shown : undefined));
  expect(hits[0]).toMatchObject({ ...shown, _formatted: { ...shown, text: '' } });
});

it('leaves hits without a translation as they are', () => {
  const found = searchIndex(index, { ...query, q: 'pressure' });
  expect(shownHits(found, () => undefined)).toEqual(found);
  expect(found.hits.length).toBe(2);
});
