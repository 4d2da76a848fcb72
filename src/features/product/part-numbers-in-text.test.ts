import { describe, expect, it } from 'vitest';
import { productsInText } from './part-numbers-in-text.ts';

const products = ['P-100', 'P-100-010', 'ACP40-V02-BT', 'ADI30-C1-R2-24'].map((partNumber) => ({
  partNumber,
}));
const partNumbersIn = (text: string) => productsInText(text, products).map(({ partNumber }) => partNumber);

describe('part numbers in a text', () => {
  it.each(['ACP40-V02-BT', 'acp40 v02 bt', 'Please replace ACP40V02BT, soon.', 'type: ACP40.V02/BT'])(
    'are found in any spelling: %s',
    (text) => expect(partNumbersIn(text)).toEqual(['ACP40-V02-BT']),
  );

  it('are found once each, in the order of the text', () => {
    expect(partNumbersIn('ADI30-C1-R2-24, P 100 010 and again adi30c1r224')).toEqual([
      'ADI30-C1-R2-24',
      'P-100-010',
    ]);
  });

  it('are not mistaken for a shorter one', () => {
    expect(partNumbersIn('P-100-010')).toEqual(['P-100-010']);
    expect(partNumbersIn('P-100 of 010')).toEqual(['P-100']);
    expect(partNumbersIn('P-1000')).toEqual([]);
  });

  it('are found in a long text among 10,000 without comparing each word with all of them', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ partNumber: `ZQ9-${index}-X` }));
    expect(productsInText(`${'a '.repeat(300_000)} zq9 9999 x`, many)).toEqual([many[9999]]);
  });

  it('are not found in a text without any', () => {
    expect(partNumbersIn('')).toEqual([]);
    expect(partNumbersIn('See you on Monday at 10')).toEqual([]);
  });
});
