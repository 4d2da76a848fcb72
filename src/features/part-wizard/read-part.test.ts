import { describe, expect, it } from 'vitest';
import { parsePartWizardItems } from '#src/contract/part-wizard.ts';
import { aFamily } from '#src/part-wizard/family-fixture.ts';
import { readPart } from './read-part.ts';

describe('an ordering code for the cart', () => {
  it.each(['AB1-10-EP', 'ab1 10ep', 'ab1/10/ep'])('is read from %s', (text) => {
    expect(readPart(items, text)).toMatchObject({
      product: { partNumber: 'AB1-10-EP', unitPrice: 10_000 },
      configuration: 'Size: 10; Seal: EP',
    });
  });

  it('is the product with that part number, at its price', () => {
    expect(readPart(items, 'ab110')).toMatchObject({
      product: { partNumber: 'AB1-10', name: 'Probe AB 1', unitPrice: 8000 },
      configuration: null,
    });
  });

  it.each([
    ['AB1-20-EP', 'AB1-20-EP cannot be built. Too large for it.'],
    ['AB1', 'The code is incomplete: Size is missing after AB1. Size can be 10, 20.'],
  ])('that cannot be built says why: %s', (text, problem) => {
    expect(readPart(items, text)).toEqual({ problem });
  });

  it('starts with the prefix of a family', () => {
    expect(readPart(items, 'XY-10')).toBeUndefined();
  });
});

const family = aFamily({
  positions: { size: ['10', '20'], seal: ['', 'EP'] },
  rules: [{ when: ['size', '20'], limited: ['seal', ''] }],
});

const items = {
  ...parsePartWizardItems({
    data: {
      products: [
        {
          documentId: 'd1',
          name: 'Probe AB 1',
          url: 'ab1-10',
          partNumber: 'AB1-10',
          category: 'c',
          price: 80,
        },
      ],
    },
  }),
  families: [family],
};
