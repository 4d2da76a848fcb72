import { describe, expect, it } from 'vitest';
import { formatBytes, formatDuration, formatNumber, formatSpecification, weightOf } from './quantity.ts';

describe('figures in print', () => {
  it('keep value and unit on one line', () => {
    expect(formatSpecification({ value: '0 … 16', unit: 'bar' })).toBe('0 … 16\u00a0bar');
    expect(formatSpecification({ value: 'IP67', unit: '' })).toBe('IP67');
  });

  it('have a typographic minus sign', () => {
    expect(formatNumber(-0.5)).toBe('−0.5');
  });

  it.each([
    [999, '999 B'],
    [99_400, '99 kB'],
    [1_440_000, '1.4 MB'],
    [2_100_000_000, '2.1 GB'],
  ])('format %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('format weights below a kilogram in grams', () => {
    expect([250, 7_640].map((grams) => formatSpecification(weightOf(grams)))).toEqual([
      '250\u00a0g',
      '7.64\u00a0kg',
    ]);
  });

  it('format video lengths in minutes', () => {
    expect(formatDuration(70)).toBe('1:10 min');
  });
});
