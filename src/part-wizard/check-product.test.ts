import { describe, expect, it } from 'vitest';
import { parseFamily } from '#src/contract/part-wizard.ts';
import { checkProduct } from './check-product.ts';
import { figureOf } from './figures.ts';

describe('the check of a product', () => {
  it.each([
    ['that its code means', 'P1-10-D', '0 … 10 bar'],
    ['in another unit', 'P1-10-D', '0 … 1000 kPa'],
    ['in words', 'P1-16-D', 'as ordered'],
    ['in a code without dashes', 'p110d', '0 … 10 bar'],
  ])('accepts the range %s', (_how, partNumber, range) => {
    expect(checkProduct(family, aProduct(partNumber, { 'Measuring range': range }))).toEqual([]);
  });

  it.each([
    ['that of another code', '0 … 16 bar'],
    ['that of no code', '0 … 12 bar'],
  ])('reports a range that is %s', (_what, range) => {
    expect(checkProduct(family, aProduct('P1-10-D', { 'Measuring range': range }))).toEqual([
      `The product P1-10-D states “${range.replace(' bar', '\u00a0bar')}” for Measuring range, but its code means “0 … 10 bar”.`,
    ]);
  });

  it('reports the value of another option', () => {
    expect(checkProduct(family, aProduct('P1-10-D', { Plug: 'm12' }))).toHaveLength(1);
    expect(checkProduct(family, aProduct('P1-10-D', { Plug: 'DIN 175301-803 A' }))).toEqual([]);
  });

  it('ignores obsolete products', () => {
    expect(checkProduct(family, { ...aProduct('P9', {}), lifecycle: 'obsolete' })).toEqual([]);
    expect(checkProduct(family, aProduct('P9', {}))).toEqual([
      expect.stringContaining('not have a valid code'),
    ]);
  });
});

const family = parseFamily({
  name: 'Probe',
  partNumberPrefix: 'P1',
  positions: [
    {
      key: 'range',
      title: 'Range',
      specification: 'Measuring range',
      options: [
        { code: '10', label: '0 … 10 bar' },
        { code: '16', label: '0 … 16 bar' },
      ],
    },
    {
      key: 'plug',
      title: 'Plug',
      specification: 'Plug',
      options: [
        { code: 'D', label: 'DIN' },
        { code: 'M', label: 'M12' },
      ],
    },
  ],
});

const aProduct = (partNumber: string, figures: Record<string, string>) => ({
  partNumber,
  lifecycle: 'active',
  specifications: Object.entries(figures).map(([name, text]) => figureOf(name, text)),
});
