import { describe, expect, it } from 'vitest';
import { aDocument } from './fake-document.ts';
import { createIndex } from './search-index.ts';
import { searchIndex } from './search.ts';

describe('a negated term in a document', () => {
  const index = createIndex([
    aDocument({ id: 'without', title: 'Radar level gauge without Ex approval, 10 m' }),
    aDocument({ id: 'with', title: 'Radar level gauge', text: 'Explosion protection ATEX' }),
  ]);

  it('ranks after the same term in other documents', () => {
    expect(ids('ex approval')).toEqual(['without']);
    expect(ids('atex')).toEqual(['with', 'without']);
  });

  it('ends at the comma', () => {
    expect(ids('10 m')).toEqual(['without']);
  });

  const ids = (q: string) => searchIndex(index, { q }).hits.map(({ id }) => id);
});
