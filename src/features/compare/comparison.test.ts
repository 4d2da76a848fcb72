import { describe, expect, it } from 'vitest';
import { compareProducts } from './comparison.ts';

describe('comparing products', () => {
  it('has a row for every specification any of them has', () => {
    const rows = compareProducts([
      aProduct({ Range: '0 … 10' }),
      aProduct({ Range: '0 … 40', Output: 'IO-Link' }),
    ]);
    expect(rows).toEqual([
      { name: 'Range', values: ['0 … 10\u00a0bar', '0 … 40\u00a0bar'], isDifferent: true },
      { name: 'Output', values: [null, 'IO-Link\u00a0bar'], isDifferent: true },
    ]);
  });

  it('marks what is the same as not different', () => {
    const [row] = compareProducts([aProduct({ Range: '0 … 10' }), aProduct({ Range: '0 … 10' })]);
    expect(row?.isDifferent).toBe(false);
  });
});

function aProduct(figures: Record<string, string>) {
  const specifications = Object.entries(figures).map(([name, value]) => ({
    group: '',
    name,
    value,
    unit: 'bar',
    min: null,
    max: null,
  }));
  return { specifications };
}
