import { describe, expect, it } from 'vitest';
import { parseProduct } from './product.ts';

const range = { name: 'Measuring range', value: '0 … 10', unit: 'bar', min: 0, max: 10 };
const accuracy = { name: 'Accuracy', value: '±0.25', unit: '% FS', min: 0.25, max: 0.25 };
const output = { name: 'Output signal', value: '4 … 20 mA' };

describe('the key figures of a product', () => {
  it('are those that editors chose, in that order', () => {
    const figures = figuresOf({
      specifications: [range, accuracy, output],
      keyFigures: 'Output signal\nMeasuring range',
    });
    expect(figures).toEqual(['Output signal: 4 … 20 mA ', 'Measuring range: 0 … 10 bar']);
  });

  it('are the first four specifications if none was chosen or none of the chosen exists', () => {
    const specifications = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, value: '1' }));
    expect(figuresOf({ specifications })).toHaveLength(4);
    expect(figuresOf({ specifications, keyFigures: 'z' })).toHaveLength(4);
  });
});

describe('an accuracy in percent of full scale', () => {
  it('is also given as an amount', () => {
    expect(figuresOf({ specifications: [range, accuracy] })).toContain('Accuracy: ±0.25 % FS = ±25 mbar');
  });

  it.each([
    ['Messbereich', '% v. E.'],
    ['Étendue de mesure', '% EM'],
  ])('is also given as an amount in other languages (%s)', (name, unit) => {
    const specifications = [
      { ...range, name },
      { ...accuracy, unit },
    ];
    expect(figuresOf({ specifications })).toContain(`Accuracy: ±0.25 ${unit} = ±25 mbar`);
  });

  it('has no amount if it is not clear what full scale is', () => {
    const second = { ...range, name: 'Second measuring range' };
    const plain = 'Accuracy: ±0.25 % FS';
    expect(figuresOf({ specifications: [accuracy] })).toEqual([plain]);
    expect(figuresOf({ specifications: [range, second, accuracy] })).toContain(plain);
    for (const min of [null, -1, 4])
      expect(figuresOf({ specifications: [{ ...range, min }, accuracy] })).toContain(plain);
  });
});

function figuresOf(fields: object): string[] {
  const entry = { documentId: 'a', name: 'Gauge', url: 'gauge', partNumber: 'G-1', ...fields };
  const product = parseProduct({ data: [entry], meta: {} });
  return (product?.keyFigures ?? []).map(
    ({ name, value, unit, atFullScale: amount }) =>
      `${name}: ${value} ${unit}${amount ? ` = ${amount.value} ${amount.unit}` : ''}`,
  );
}
