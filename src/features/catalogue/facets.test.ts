import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { extentOf, optionsOf, parseSelection, selectProducts } from './facets.ts';

const range: Facet = { specification: 'Measuring range', kind: 'covers', unit: 'bar', explanation: '' };
const accuracy: Facet = { specification: 'Accuracy', kind: 'at-most', unit: '% FS', explanation: '' };
const output: Facet = { specification: 'Output', kind: 'choice', unit: '', explanation: '' };
const facets = [range, accuracy, output];

const low = aProduct('low', { range: [0, 10], accuracy: 0.5, output: '4 … 20 mA' });
const high = aProduct('high', { range: [0, 400], accuracy: 0.25, output: '0 … 10 V' });
const vacuum = aProduct('vacuum', { range: [-1, 10], accuracy: 0.5, output: '4 … 20 mA' });
const products = [low, high, vacuum];

describe('choosing products by what an engineer knows', () => {
  it('shows all while nothing is asked', () => {
    expect(found('')).toEqual(['low', 'high', 'vacuum']);
  });

  it('finds the ranges that contain the wanted one', () => {
    expect(found('measuring-range.min=0&measuring-range.max=16')).toEqual(['high']);
    expect(found('measuring-range.min=-0.5')).toEqual(['vacuum']);
  });

  it('takes a limit of accuracy as "this or better"', () => {
    expect(found('accuracy.max=0.3')).toEqual(['high']);
  });

  it('takes several ticked values of one facet as either of them', () => {
    expect(found('output=4+…+20+mA&output=0+…+10+V')).toHaveLength(3);
    expect(found('output=0+…+10+V')).toEqual(['high']);
  });

  it('wants all facets at once', () => {
    expect(found('output=4+…+20+mA&measuring-range.min=-1')).toEqual(['vacuum']);
  });

  it('takes bounds in the unit that was chosen', () => {
    expect(found('measuring-range.min=0&measuring-range.max=232&measuring-range.unit=psi')).toEqual(['high']);
    expect(found('measuring-range.max=145&measuring-range.unit=psi')).toEqual(['low', 'high', 'vacuum']);
  });

  it('finds a range whose bound was converted and rounded', () => {
    expect(found('measuring-range.max=145.04&measuring-range.unit=psi')).toEqual(['low', 'high', 'vacuum']);
  });

  it('reads a decimal comma and a typographic minus', () => {
    expect(found('measuring-range.min=−0,5')).toEqual(['vacuum']);
  });

  it('passes over what is no number', () => {
    expect(found('measuring-range.max=lots')).toHaveLength(3);
    expect(found('measuring-range.min=100&measuring-range.max=10')).toHaveLength(3);
  });

  it('passes over a product that does not say', () => {
    const silent = { ...low, specifications: [] };
    expect(
      selectProducts([silent], facets, parseSelection(facets, new URLSearchParams('accuracy.max=1'))),
    ).toEqual([]);
  });
});

describe('the numbers beside the facets', () => {
  it('count what a value would leave, with everything else that is wanted', () => {
    const selection = parseSelection(facets, new URLSearchParams('measuring-range.min=-1&output=0+…+10+V'));
    expect(optionsOf(output, products, { facets, selection })).toEqual([
      { value: '4 … 20 mA', count: 1 },
      { value: '0 … 10 V', count: 0 },
    ]);
  });

  it('name the lowest and highest bound there is', () => {
    expect(extentOf(range, products)).toEqual({ min: -1, max: 400 });
    expect(extentOf(output, products)).toBeNull();
  });
});

function found(search: string): string[] {
  return selectProducts(products, facets, parseSelection(facets, new URLSearchParams(search))).map(
    ({ url }) => url,
  );
}

interface Figures {
  range: [number, number];
  accuracy: number;
  output: string;
}

function aProduct(url: string, figures: Figures): ListedProduct {
  const [min, max] = figures.range;
  return {
    documentId: url,
    name: url,
    url,
    partNumber: url,
    summary: '',
    unitPrice: null,
    stock: 0,
    leadTimeDays: null,
    lifecycle: 'active',
    thumbnail: null,
    specifications: [
      { group: '', name: 'Measuring range', value: `${min} … ${max}`, unit: 'bar', min, max },
      {
        group: '',
        name: 'Accuracy',
        value: `±${figures.accuracy}`,
        unit: '% FS',
        min: -figures.accuracy,
        max: figures.accuracy,
      },
      { group: '', name: 'Output', value: figures.output, unit: '', min: null, max: null },
    ],
  };
}
