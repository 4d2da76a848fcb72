import { describe, expect, it } from 'vitest';
import type { Orderable } from '#src/contract/cart.ts';
import { parseList } from './parse-list.ts';
import type { Parts } from './parts.ts';
import { stateOfRow } from './row-state.ts';

describe('a pasted list', () => {
  it.each([
    ['APT210-010\t3', 'APT210-010', '3'],
    ['apt 210 010; 3', 'apt 210 010', '3'],
    ['"APT210-010","3"', 'APT210-010', '3'],
    ['3 x APT210-010', 'APT210-010', '3'],
    ['3;APT210-010', 'APT210-010', '3'],
    ['APT210-010 x 3', 'APT210-010', '3'],
    ['APT 210-010 3 pcs', 'APT 210-010', '3'],
    ['APT 210 010, 3 pieces', 'APT 210 010', '3'],
    ['APT210-010 3 Stück', 'APT210-010', '3'],
    ['3 Stk. APT210-010', 'APT210-010', '3'],
    ['3 pièces APT210-010', 'APT210-010', '3'],
    ['APT210-010; 3 pcs.', 'APT210-010', '3'],
    ['3 x adi30 r2 24', 'adi30 r2 24', '3'],
    ['adi30 r2 24 x 3', 'adi30 r2 24', '3'],
    ['adi30 r2 24', 'adi30 r2 24', '1'],
    ['APT210-010', 'APT210-010', '1'],
    ['made 12 ep 3', 'made 12 ep', '3'],
    ['made 12', 'made 12', '1'],
    ['what is this', 'what is this', '1'],
  ])('parses %s', (text, partNumber, quantity) => {
    expect(parseList(text, parts)).toMatchObject([{ partNumber, quantity }]);
  });

  it('finds reference and cost centre in their columns', () => {
    expect(parseList('APT210-010;2;"Tank 4; level";C-17', parts)).toMatchObject([
      { quantity: '2', reference: 'Tank 4; level', costCentre: 'C-17' },
    ]);
  });

  it.each([
    'Part number;Quantity',
    'Artikelnummer;Menge',
    'Artikel-Nr.;Anzahl',
    'Référence;Quantité',
    'Réf.;Qté',
  ])('skips only headings and empty lines: %s', (heading) => {
    const rows = parseList(`${heading}\n\nAPT210-010;2\nunknown thing;x\n`, parts);
    expect(rows.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
      ['APT210-010', '2'],
      ['unknown thing', 'x'],
    ]);
  });
});

describe('a row of a list', () => {
  it.each([
    ['apt210010', '5', 'good', ''],
    ['apt210010', '3', 'wrong', 'Enter 5 or more.'],
    ['apt210010', '0', 'wrong', 'Enter 5 or more.'],
    ['apt210010', 'some', 'wrong', 'Enter a whole number.'],
    ['APT210-011', '5', 'wrong', 'No product has this part number.'],
    ['', '5', 'wrong', 'Enter a part number.'],
  ])('with %s × %s is %s %s', (partNumber, quantity, ...expected) => {
    const [type, message] = expected;
    const state = stateOfRow({ id: '1', partNumber, quantity, reference: '', costCentre: '' }, parts);
    expect(state).toMatchObject(type === 'good' ? { type } : { type, message });
  });

  it('with an ordering code is the configured part', () => {
    const row = { id: '1', partNumber: 'made12ep', quantity: '2', reference: '', costCentre: '' };
    expect(stateOfRow(row, parts)).toMatchObject({
      type: 'good',
      product: { partNumber: 'MADE-12-EP' },
      configuration: 'Size: 12',
    });
  });

  it('with a code that cannot be built says why not', () => {
    const row = { id: '1', partNumber: 'made-99', quantity: '2', reference: '', costCentre: '' };
    expect(stateOfRow(row, parts)).toMatchObject({ type: 'wrong', message: 'There is no size 99.' });
  });

  it('with the part number of a product is that product, with its minimum', () => {
    const row = { id: '1', partNumber: 'made APT210-010', quantity: '2', reference: '', costCentre: '' };
    expect(stateOfRow(row, parts)).toMatchObject({ type: 'wrong', message: 'Enter 5 or more.' });
  });

  it('suggests similar part numbers', () => {
    const row = { id: '1', partNumber: 'APT210-011', quantity: '5', reference: '', costCentre: '' };
    expect(stateOfRow(row, parts)).toMatchObject({ near: [{ partNumber: 'APT210-010' }] });
  });
});

const products: Orderable[] = ['APT210-010', 'ADI30-R2-24'].map((partNumber) => aProduct(partNumber));

/** Codes of one family whose products are made to order. */
const parts: Parts = {
  products,
  readCode: (text) => {
    const code = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
    if (!code.startsWith('MADE')) return undefined;
    if (code === 'MADEAPT210010') return { product: aProduct('APT210-010', 1), configuration: 'Size: 10' };
    if (code === 'MADE12') return { product: aProduct('MADE-12', 1), configuration: 'Size: 12' };
    if (code === 'MADE12EP') return { product: aProduct('MADE-12-EP', 1), configuration: 'Size: 12' };
    return { problem: `There is no size ${code.slice(4)}.` };
  },
};

function aProduct(partNumber: string, minimumOrderQuantity = 5): Orderable {
  return {
    documentId: 'd1',
    name: 'Transmitter',
    url: 'transmitter',
    partNumber,
    currency: 'EUR',
    unitPrice: 1000,
    priceBreaks: [],
    addOns: [],
    minimumOrderQuantity,
    stock: 4,
    leadTimeDays: null,
    lifecycle: 'active',
    thumbnail: null,
  };
}
