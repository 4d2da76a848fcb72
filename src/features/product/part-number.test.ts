import { describe, expect, it } from 'vitest';
import { normalizePartNumber } from './part-number.ts';

describe('a part number', () => {
  it.each(['APT210-010-G14', 'apt210 010 g14', 'APT210010G14', 'Apt 210.010/G14'])(
    'is the same written as %s',
    (spelling) => {
      expect(normalizePartNumber(spelling)).toBe('APT210010G14');
    },
  );

  it('differs by a digit', () => {
    expect(normalizePartNumber('APT210-010')).not.toBe(normalizePartNumber('APT210-040'));
  });
});
