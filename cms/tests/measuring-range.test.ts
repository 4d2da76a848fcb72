import { describe, expect, it } from 'vitest';
import { measuringRange } from '../src/api/catalogue/services/measuring-range';

type Bounds = [min: number | null, max: number | null, unit?: string];

const line = (group: string, name: string, [min, max, unit = 'bar']: Bounds) => ({
  group,
  name,
  unit,
  min,
  max,
});

describe('what the variants of a family measure together', () => {
  it('is the first range of the leading group, from the smallest to the largest value', () => {
    const variants = [
      [line('Measurement', 'Measuring range', [0, 10]), line('Environment', 'Temperature', [-40, 85, '°C'])],
      [line('Measurement', 'Measuring range', [-1, 1.5]), line('Measurement', 'Burst', [0, 900])],
    ];
    expect(measuringRange(variants)).toEqual({ min: -1, max: 10, unit: 'bar' });
  });

  it('ignores texts and single values before it', () => {
    const variant = [
      line('Measurement', 'Measured gas', [null, null, '']),
      line('Measurement', 'Accuracy', [2, 2, '%']),
      line('Measurement', 'Measuring range', [0, 2000, 'ppm']),
    ];
    expect(measuringRange([variant])).toEqual({ min: 0, max: 2000, unit: 'ppm' });
  });

  it('is unknown if only other groups have ranges, and without specifications', () => {
    const cable = [
      line('Electrical data', 'Cores', [4, 4, '']),
      line('Environment', 'Temperature', [-40, 80]),
    ];
    expect(measuringRange([cable])).toBeNull();
    expect(measuringRange([[]])).toBeNull();
  });

  it('compares only values in the same unit', () => {
    const variants = [
      [line('Measurement', 'Measuring range', [0, 10])],
      [line('Measurement', 'Measuring range', [0, 5000, 'Pa'])],
    ];
    expect(measuringRange(variants)).toEqual({ min: 0, max: 10, unit: 'bar' });
  });
});
