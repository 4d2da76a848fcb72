import { describe, expect, it } from 'vitest';
import { InvalidFilter, parseFilter } from './filter.ts';
import { aDocument } from './fake-document.ts';

describe('a filter', () => {
  it.each([
    ['kind = product', ['valve']],
    ['kind = "product"', ['valve']],
    [" kind='news' ", ['fair']],
    ['kind = page', []],
    ['', ['valve', 'fair']],
  ])('%j keeps %j', (filter, expected) => {
    expect(documents.filter(parseFilter(filter)).map(({ id }) => id)).toEqual(expected);
  });

  it.each(['color = red', 'kind', 'kind =', 'kind = "product', 'kind = product AND', 'kind != product'])(
    'rejects %s',
    (filter) => {
      expect(() => parseFilter(filter)).toThrow(InvalidFilter);
    },
  );
});

const documents = [aDocument({ id: 'valve' }), aDocument({ id: 'fair', kind: 'news' })];
