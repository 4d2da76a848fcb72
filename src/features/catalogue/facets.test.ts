import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/contract/category.ts';
import { optionsOf, valueRange } from './facet-options.ts';
import { parseFilters, selectProducts } from './facets.ts';
import { aProduct, aSpecification, aText } from './product-fixture.ts';

const range: Facet = { specification: 'Measuring range', kind: 'covers', unit: 'bar', explanation: '' };
const accuracy: Facet = { specification: 'Accuracy', kind: 'at-most', unit: '% FS', explanation: '' };
const output: Facet = { specification: 'Output', kind: 'choice', unit: '', explanation: '' };
const facets = [range, accuracy, output];

const low = anInstrument('low', { range: [0, 10], accuracy: 0.5, output: '4 … 20 mA' });
const high = anInstrument('high', { range: [0, 400], accuracy: 0.25, output: '0 … 10 V' });
const vacuum = anInstrument('vacuum', { range: [-1, 10], accuracy: 0.5, output: '4 … 20 mA' });
const products = [low, high, vacuum];

describe('filtering products', () => {
  it('shows all without a filter', () => {
    expect(matchesOf('')).toEqual(['low', 'high', 'vacuum']);
  });

  it('finds ranges that contain the requested one', () => {
    expect(matchesOf('measuring-range.min=0&measuring-range.max=16')).toEqual(['high']);
    expect(matchesOf('measuring-range.min=-0.5')).toEqual(['vacuum']);
  });

  it('finds ranges that contain a single bound', () => {
    expect(matchesOf('measuring-range.min=100')).toEqual(['high']);
    expect(matchesOf('measuring-range.min=5000')).toEqual([]);
    expect(matchesOf('measuring-range.max=-0.5')).toEqual(['vacuum']);
  });

  it('reads an accuracy limit as "this or better"', () => {
    expect(matchesOf('accuracy.max=0.3')).toEqual(['high']);
  });

  it('combines several values of one facet with or', () => {
    expect(matchesOf('output=4+…+20+mA&output=0+…+10+V')).toHaveLength(3);
    expect(matchesOf('output=0+…+10+V')).toEqual(['high']);
  });

  it('combines facets with and', () => {
    expect(matchesOf('output=4+…+20+mA&measuring-range.min=-1')).toEqual(['vacuum']);
  });

  it('reads bounds in the selected unit', () => {
    expect(matchesOf('measuring-range.min=0&measuring-range.max=232&measuring-range.unit=psi')).toEqual([
      'high',
    ]);
    expect(matchesOf('measuring-range.max=145&measuring-range.unit=psi')).toEqual(['low', 'high', 'vacuum']);
  });

  it('finds a range with a converted and rounded bound', () => {
    expect(matchesOf('measuring-range.max=145.04&measuring-range.unit=psi')).toEqual([
      'low',
      'high',
      'vacuum',
    ]);
  });

  it('reads a decimal comma and a typographic minus', () => {
    expect(matchesOf('measuring-range.min=−0,5')).toEqual(['vacuum']);
  });

  it('ignores text that is not a number', () => {
    expect(matchesOf('measuring-range.max=lots')).toHaveLength(3);
    expect(matchesOf('measuring-range.min=100&measuring-range.max=10')).toHaveLength(3);
  });

  it('finds only products in stock if asked to, and counts only those', () => {
    expect(matchesOf('in-stock=yes')).toEqual(['low']);
    const filters = parseFilters(facets, new URLSearchParams('in-stock=yes'));
    expect(optionsOf(output, products, filters).map(({ count }) => count)).toEqual([1, 0]);
  });

  it('skips a product that does not state it', () => {
    const silent = { ...low, specifications: [] };
    expect(selectProducts([silent], parseFilters(facets, new URLSearchParams('accuracy.max=1')))).toEqual([]);
  });
});

describe('the numbers next to the facets', () => {
  it('count the matches for a value with all other filters', () => {
    const filters = parseFilters(facets, new URLSearchParams('measuring-range.min=-1&output=0+…+10+V'));
    expect(optionsOf(output, products, filters)).toEqual([
      { value: '4 … 20 mA', count: 1 },
      { value: '0 … 10 V', count: 0 },
    ]);
  });

  it('show the lowest and highest bound', () => {
    expect(valueRange(range, products)).toEqual({ min: -1, max: 400 });
    expect(valueRange(output, products)).toBeNull();
  });
});

function matchesOf(search: string): string[] {
  return selectProducts(products, parseFilters(facets, new URLSearchParams(search))).map(({ url }) => url);
}

interface Figures {
  range: [number, number];
  accuracy: number;
  output: string;
}

function anInstrument(url: string, { range: bounds, accuracy: limit, output: signal }: Figures) {
  const specifications = [
    aSpecification('Measuring range', bounds, 'bar'),
    aSpecification('Accuracy', [-limit, limit], '% FS'),
    aText('Output', signal),
  ];
  return aProduct(url, { specifications, stock: url === 'low' ? 3 : 0 });
}
