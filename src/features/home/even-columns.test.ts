import { describe, expect, it } from 'vitest';
import { evenColumns } from './even-columns.ts';

describe('the columns of the category grid', () => {
  it.each([
    { count: 12, columns: 6 },
    { count: 10, columns: 5 },
    { count: 8, columns: 4 },
    { count: 5, columns: 5 },
  ])('fill the last row for $count categories', ({ count, columns }) => {
    expect(evenColumns(count, { min: 4, max: 7 })).toBe(columns);
  });

  it('leave the fewest gaps if no number divides the categories', () => {
    expect(evenColumns(11, { min: 4, max: 7 })).toBe(6);
    expect(evenColumns(13, { min: 4, max: 7 })).toBe(7);
  });
});
