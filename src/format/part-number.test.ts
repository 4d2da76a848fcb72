import { describe, expect, it } from 'vitest';
import type { ProductSummary } from '#src/contract/product.ts';
import { findByPartNumber, nearPartNumbers, normalizePartNumber } from './part-number.ts';

describe('a part number', () => {
  it.each(['APT210-010-G14', 'apt210 010 g14', 'APT210010G14', 'Apt 210.010/G14'])(
    'is the same as %s',
    (spelling) => {
      expect(normalizePartNumber(spelling)).toBe('APT210010G14');
      expect(findByPartNumber(products, spelling)?.partNumber).toBe('APT210-010-G14');
    },
  );

  it('differs by a digit', () => {
    expect(normalizePartNumber('APT210-010')).not.toBe(normalizePartNumber('APT210-040'));
  });

  it('is looked up without reading the whole list each time', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => aProduct(`ZQ9-${index}-X`));
    for (let number = 0; number < 100_000; number += 1) findByPartNumber(many, `ZQ9-${number}`);
    expect(findByPartNumber(many, 'zq9 9999x')).toBe(many[9999]);
  });

  it('is that of the first product if several have it', () => {
    const equal = ['A-1', 'a1'].map(aProduct);
    expect(findByPartNumber(equal, 'A1')).toBe(equal[0]);
  });

  it('cannot be empty', () => {
    expect(findByPartNumber([aProduct('')], ' - ')).toBeUndefined();
  });
});

describe('suggestions for an unknown part number', () => {
  it('are of the same instrument, most similar first', () => {
    expect(near('apt210 040 g12')).toEqual(['APT210-040-G14', 'APT210-010-G14']);
  });

  it('tolerate a letter that looks like a digit', () => {
    expect(near('ADI3O-C1')).toEqual(['ADI30-C1']);
    expect(near('4DI30-C1')).toEqual(['ADI30-C1']);
  });

  it('tolerate two swapped characters', () => {
    expect(near('ADI03-C1')).toEqual(['ADI30-C1']);
    expect(near('DAI30-1C')).toEqual(['ADI30-C1']);
  });

  it('do not take longer for a longer text', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => aProduct(`ZQ9-${index}-X`));
    expect(nearPartNumbers(many, 'A'.repeat(100_000))).toEqual([]);
    expect(nearPartNumbers(many, `ZQ9-9999-${'X'.repeat(100_000)}`)[0]).toBe(many[9999]);
  });

  it('are fast among 10,000, because a list of 250 wrong rows requests them on every keystroke', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => aProduct(`ZQ9-${index}-X`));
    for (let number = 0; number < 4 * 250; number += 1) nearPartNumbers(many, `ZQ9-${99_000 + number}-Y`);
    expect(nearPartNumbers(many, 'ZQ9-9999-Y')[0]).toBe(many[9999]);
  });

  it('are at most five, the most similar ones', () => {
    const many = ['A100-1', 'A100-12', 'A100-123', 'A100-1234', 'A200-1', 'A100-2', 'A100-3'].map(aProduct);
    expect(nearPartNumbers(many, 'A100-124').map(({ partNumber }) => partNumber)).toEqual([
      'A100-12',
      'A100-123',
      'A100-1234',
      'A100-1',
      'A100-2',
    ]);
  });

  it('are empty if nothing is similar', () => {
    expect(near('XYZ-1')).toEqual([]);
    expect(near('-')).toEqual([]);
  });
});

const products = ['APT210-010-G14', 'APT210-040-G14', 'ADI30-C1', 'ATR120-050'].map(aProduct);

const near = (text: string) => nearPartNumbers(products, text).map(({ partNumber }) => partNumber);

function aProduct(partNumber: string): ProductSummary {
  return {
    documentId: partNumber,
    name: '',
    url: '',
    partNumber,
    summary: '',
    unitPrice: null,
    stock: 0,
    leadTimeDays: null,
    lifecycle: 'active',
    thumbnail: null,
    category: null,
    family: null,
  };
}
