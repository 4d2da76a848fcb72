import { describe, expect, it } from 'vitest';
import { creditNoteTable } from '../cms/src/api/order/services/credit-note';

const goods = { partNumber: 'A-1', quantity: 2, net: 100, taxRate: '19', tax: 19 };
const books = { partNumber: 'B-2', quantity: 2, net: 100, taxRate: '7', tax: 7 };
const taxesOfBoth = [
  { name: 'VAT', rate: '19', base: 11_000, amount: 2090 },
  { name: 'VAT', rate: '7', base: 10_000, amount: 700 },
];

function tableOf(amount: number, partNumbers: string[], taxes = taxesOfBoth) {
  const lines = partNumbers.map((partNumber) => ({ partNumber, quantity: 1 }));
  const order = { currency: 'EUR', lines: [goods, books], totals: { taxes } };
  return creditNoteTable(order, { amount, reason: 'Scratched', lines });
}

describe('a credit note', () => {
  it('has the tax of the products it is for', () => {
    const { lines, sums } = tableOf(59.5, ['A-1']);
    expect(lines).toMatchObject([{ name: 'Scratched', remark: '1 × A-1', net: '€50.00', taxRate: '19%' }]);
    expect(sums).toEqual([
      ['Subtotal', '€50.00'],
      ['VAT 19% of €50.00', '€9.50'],
      ['Total refunded', '€59.50'],
    ]);
  });

  it('divides an amount among products by their price and the quantity that is refunded', () => {
    // One of two at €59.50, and two of two at €107.00.
    const { sums } = tableOf(166.5, ['A-1', 'B-2', 'B-2']);
    expect(sums).toEqual([
      ['Subtotal', '€150.00'],
      ['VAT 19% of €50.00', '€9.50'],
      ['VAT 7% of €100.00', '€7.00'],
      ['Total refunded', '€166.50'],
    ]);
  });

  it('divides an amount without products among the tax rates of the order, to the cent', () => {
    const { lines, sums } = tableOf(33.33, []);
    expect(lines).toHaveLength(2);
    const cents = (text: string) => Math.round(Number(text.replace('€', '')) * 100);
    const parts = sums.slice(0, -1).map(([, amount = '']) => cents(amount));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(3333);
    expect(sums.at(-1)).toEqual(['Total refunded', '€33.33']);
  });

  it('has no tax if none was charged', () => {
    const { lines, sums } = tableOf(10, [], []);
    expect(lines).toMatchObject([{ net: '€10.00', taxRate: '–' }]);
    expect(sums).toEqual([
      ['Subtotal', '€10.00'],
      ['Total refunded', '€10.00'],
    ]);
  });
});
