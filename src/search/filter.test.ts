import { describe, expect, it } from 'vitest';
import { InvalidFilter } from './filter-words.ts';
import { parseFilter, type Filter } from './filter.ts';
import { aDocument } from './fake-document.ts';

describe('a filter', () => {
  it.each<[Filter, string[]]>([
    ['kind = product', ['cheap', 'dear', 'free']],
    ['kind != product', ['news']],
    ["kind = 'product' AND price.amountMinor < 5000", ['cheap']],
    ['price.amountMinor >= 1000 AND price.amountMinor <= 9000', ['cheap', 'dear']],
    ['price.amountMinor 1000 TO 1500', ['cheap']],
    ['kind = news OR title = "A B"', ['dear', 'news']],
    ['kind = product AND (weight > 10 OR title = cheap) AND NOT lifecycle = obsolete', ['cheap', 'dear']],
    ['NOT kind = product', ['news']],
    ['kind IN [news, page]', ['news']],
    ["title NOT IN ['a b', CHEAP]", ['free', 'news']],
    ['price.amountMinor EXISTS', ['cheap', 'dear']],
    ['price.amountMinor NOT EXISTS', ['free', 'news']],
    ['partNumber IS EMPTY AND kind = product', ['free']],
    ['page IS NOT NULL', ['news']],
    ['keywords = cold', ['cheap']],
    [
      ['kind = product', ['weight = 10', 'weight = 30']],
      ['cheap', 'free'],
    ],
    ['', ['cheap', 'dear', 'free', 'news']],
    ['kind = news and weight = 40', ['news']],
  ])('%j leaves %j', (filter, expected) => {
    expect(documents.filter(parseFilter(filter)).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    'color = red',
    'kind',
    'kind =',
    'kind = product AND',
    '(kind = product',
    'kind = product)',
    'kind = "product',
    'weight > heavy',
    'weight TO 5',
    'kind IN product',
    'kind IN [product',
    'kind product',
    '= product',
    `${'('.repeat(5000)}kind = product${')'.repeat(5000)}`,
    'NOT '.repeat(5000),
  ])('refuses %s', (filter) => {
    expect(() => parseFilter(filter)).toThrow(InvalidFilter);
  });

  it('tells what may be filtered, and where the mistake is', () => {
    expect(() => parseFilter('color = red')).toThrow(
      /^Attribute `color` is not filterable\. Available[^]*1:6 color = red$/,
    );
  });
});

const documents = [
  aDocument({
    id: 'cheap',
    title: 'Cheap',
    partNumber: 'C1',
    weight: 10,
    keywords: ['Cold'],
    price: euro(1000),
  }),
  aDocument({ id: 'dear', title: 'A b', partNumber: 'D1', weight: 20, price: euro(9000) }),
  aDocument({ id: 'free', title: 'Free', weight: 30, lifecycle: 'obsolete' }),
  aDocument({ id: 'news', kind: 'news', title: 'News', weight: 40, page: 2 }),
];

function euro(amountMinor: number) {
  return { amountMinor, currency: 'EUR' };
}
