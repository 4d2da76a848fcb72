import { describe, expect, it } from 'vitest';
import { compareProducts } from './comparison.ts';

describe('comparing products', () => {
  it('has a row for every specification of any product', () => {
    const rows = compared([{ Range: '0 … 10' }, { Range: '0 … 40', Output: 'IO-Link' }]);
    expect(rows.map(({ name, values }) => [name, ...values])).toEqual([
      ['Range', '0 … 10\u00a0bar', '0 … 40\u00a0bar'],
      ['Output', null, 'IO-Link'],
    ]);
    expect(rows.every(({ isDifferent }) => isDifferent)).toBe(true);
  });

  it('does not mark equal values in different units as different', () => {
    const alike = [aProduct({ Range: '0 … 10' }), aProduct({ Range: '0 … 1000' }, 'kPa')];
    expect(compareProducts(alike, asStated)[0]?.isDifferent).toBe(false);
    expect(compared([{ Range: '0 … 10' }, { Range: '0 … 11' }])[0]?.isDifferent).toBe(true);
  });

  it('shows all numbers of a row in its selected unit', () => {
    const mixed = [aProduct({ Range: '0 … 10' }), aProduct({ Range: '0 … 500' }, 'kPa')];
    const [row] = compareProducts(mixed, new URLSearchParams('range.unit=MPa'));
    expect(row?.values).toEqual(['0 … 1\u00a0MPa', '0 … 0.5\u00a0MPa']);
    expect(row?.units).toContain('psi');
    expect(row?.stated).toBe('');
    expect(compared([{ Range: '0 … 10' }])[0]?.stated).toBe('bar');
  });

  it('offers no unit if there is nothing to convert', () => {
    expect(compared([{ Output: 'IO-Link' }])[0]?.units).toEqual([]);
  });
});

const asStated = new URLSearchParams();
const compared = (all: Record<string, string>[]) =>
  compareProducts(
    all.map((figures) => aProduct(figures)),
    asStated,
  );

function aProduct(figures: Record<string, string>, rangeUnit = 'bar') {
  const specifications = Object.entries(figures).map(([name, value]) => {
    const [min, max] = value.split(' … ').map(Number);
    const isRange = min !== undefined && max !== undefined;
    const numbers = isRange ? { unit: rangeUnit, min, max } : { unit: '', min: null, max: null };
    return { group: '', name, value, ...numbers };
  });
  return { specifications };
}
