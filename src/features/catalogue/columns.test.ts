import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { columnOf, columnsOf, figureOf } from './columns.ts';
import { splitColumns } from './split-columns.ts';
import { csvOf } from './csv.ts';
import { spanOf } from './span.ts';
import { aProduct, aSpecification, aText } from './product-fixture.ts';

const facet = (specification: string, kind: Facet['kind'], unit = ''): Facet => ({
  specification,
  kind,
  unit,
  explanation: '',
});
const force = facet('Force range', 'covers', 'kN');
const torque = facet('Torque range', 'covers', 'N m');
const accuracy = facet('Accuracy', 'at-most', '% FS');
const output = facet('Output signal', 'choice');
const facets = [force, torque, accuracy, output];
const asStated = new URLSearchParams();

const cell = aProduct('cell', {
  specifications: [
    aSpecification('Force range', [-20, 20], 'kN'),
    aSpecification('Accuracy', [-0.05, 0.05], '% FS'),
    aText('Output signal', '2 mV/V'),
  ],
});
const small = aProduct('small', {
  specifications: [
    aSpecification('Torque range', [0, 50], 'N m'),
    aSpecification('Accuracy', [-0.1, 0.1], '% FS'),
    aText('Output signal', '±10 V, "A"'),
  ],
});
const large = aProduct('=large', {
  specifications: [
    aSpecification('Torque range', [0, 12_000], 'N m'),
    aSpecification('Accuracy', [-0.1, 0.1], '% FS'),
    aText('Output signal', '2 mV/V'),
  ],
});
const products = [cell, small, large];

describe('the columns of a product table', () => {
  it('share a column if no product has both figures, under the words that both names share', () => {
    const [range] = columnsOf(facets, products);
    expect(range?.name).toBe('Range');
    expect(products.map((product) => range && figureOf(range, product, asStated))).toEqual([
      '±20\u00a0kN',
      '0 … 50\u00a0N m',
      '0 … 12000\u00a0N m',
    ]);
  });

  it('leave out figures that fewer than half of the products state', () => {
    const others = [aProduct('a'), aProduct('b'), aProduct('c'), aProduct('d')];
    expect(names([...products, ...others])).toEqual([]);
    expect(names(products)).toEqual(['Range', 'Accuracy', 'Output signal']);
  });

  it('state a figure once if all products have it', () => {
    const columns = columnsOf(facets, [small, large]);
    const { varying, shared } = splitColumns(columns, [small, large], asStated);
    expect(varying.map(({ name }) => name)).toEqual(['Torque range', 'Output signal']);
    expect(shared).toEqual([{ name: 'Accuracy', figure: '±0.1\u00a0% FS' }]);
    expect(splitColumns(columns, [small], asStated).shared).toEqual([]);
  });
});

describe('the figures of a family', () => {
  it('are the span of its ranges, and the list of its outputs', () => {
    const columns = columnsOf(facets, [small, large]);
    expect(columns.map((column) => spanOf(column, [small, large], asStated))).toEqual([
      '0 … 12\u2009000\u00a0N m',
      '±0.1\u00a0% FS',
      '±10 V, "A"; 2 mV/V',
    ]);
  });

  it('are separated by semicolons if they contain commas', () => {
    const classes = ['Pt100, class A', 'Pt100, class AA'].map((value) =>
      aProduct(value, { specifications: [aText('Sensor', value)] }),
    );
    const column = columnOf(facet('Sensor', 'choice'));
    expect(spanOf(column, classes, asStated)).toBe('Pt100, class A; Pt100, class AA');
  });

  it('are the span of many limits', () => {
    const limits = [0.05, 0.1, 0.25, 0.5].map((limit) =>
      aProduct(String(limit), { specifications: [aSpecification('Accuracy', [-limit, limit], '% FS')] }),
    );
    expect(spanOf(columnOf(accuracy), limits, asStated)).toBe('±0.05 … ±0.5\u00a0% FS');
  });
});

describe('the table as CSV', () => {
  it('has a line per product, and no cell that a spreadsheet would calculate', () => {
    const columns = columnsOf([output], products).map((column) => ({
      name: column.name,
      figureOf: (product: ListedProduct) => figureOf(column, product, asStated),
    }));
    const lines = csvOf([small, large], columns).split('\r\n');
    expect(lines).toEqual([
      'Part number,Name,Output signal,Stock,Lead time (working days),Price,Currency',
      'small,small,"±10 V, ""A""",0,,,',
      "'=large,'=large,2 mV/V,0,,,",
    ]);
  });

  it('has prices with the decimals of their currency', () => {
    const priced = (amountMinor: number, currency: string) =>
      csvOf([aProduct('cell', { unitPrice: { amountMinor, currency } })], []).split('\r\n')[1];
    expect(priced(120450, 'EUR')).toBe('cell,cell,0,,1204.50,EUR');
    expect(priced(1200, 'JPY')).toBe('cell,cell,0,,1200,JPY');
  });

  it('has prices with VAT where the page has them, and says so', () => {
    const unitPrice = { amountMinor: 14_800, currency: 'EUR' };
    const lines = csvOf([aProduct('cell', { unitPrice })], [], 23).split('\r\n');
    expect(lines[0]).toContain(',Price incl. VAT,');
    expect(lines[1]).toBe('cell,cell,0,,182.04,EUR');
  });
});

const names = (of: typeof products) => columnsOf(facets, of).map(({ name }) => name);
