import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/contract/category.ts';
import { figureIn } from './figure-in.ts';

describe('a figure in the selected unit', () => {
  it('is a converted range', () => {
    expect(shown({ value: '−1 … 10', min: -1, max: 10 }, 'kPa')).toBe('−100 … 1000\u00a0kPa');
    expect(shown({ value: '±50', min: -50, max: 50 }, 'mbar')).toBe('±50000\u00a0mbar');
  });

  it('keeps the sign of a limit', () => {
    expect(shown({ value: '±0.5', min: 0.5, max: 0.5 }, 'mbar')).toBe('±500\u00a0mbar');
    expect(shown({ value: '≥ 2', min: 2, max: 2 }, 'kPa')).toBe('≥ 200\u00a0kPa');
  });

  it('is unchanged if there is no number or no unit is selected', () => {
    expect(shown({ value: 'on request', min: null, max: null }, 'kPa')).toBe('on request\u00a0bar');
    expect(shown({ value: '1 000', min: 1000, max: 1000 }, '')).toBe('1 000\u00a0bar');
  });
});

const facet: Facet = { specification: 'Measuring range', kind: 'covers', unit: 'bar', explanation: '' };

function shown(figure: { value: string; min: number | null; max: number | null }, unit: string) {
  const specification = { group: '', name: facet.specification, unit: facet.unit, ...figure };
  return figureIn(facet, [specification], new URLSearchParams({ 'measuring-range.unit': unit }));
}
