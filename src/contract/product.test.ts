import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Product } from './product.ts';

describe('a product', () => {
  it('has its price in the smallest unit of the currency', () => {
    expect(aProduct({ price: 148.29, currency: 'EUR' }).unitPrice).toEqual({
      amountMinor: 14_829,
      currency: 'EUR',
    });
    expect(aProduct({ price: 14_829, currency: 'JPY' }).unitPrice?.amountMinor).toBe(14_829);
  });

  it('is on request without a price', () => {
    expect(aProduct({ price: null }).unitPrice).toBeNull();
  });

  it('parses one application per line', () => {
    expect(aProduct({ suitableFor: 'Water\n\n  Compressed air ' }).suitableFor).toEqual([
      'Water',
      'Compressed air',
    ]);
  });

  it('has no summary that only repeats its name', () => {
    expect(aProduct({ name: 'BMP280', summary: 'BMP280' }).summary).toBe('');
    expect(aProduct({ name: 'BMP280', summary: 'A barometer' }).summary).toBe('A barometer');
  });

  it('can be parsed with only the required fields', () => {
    const { lifecycle, specifications, documents, minimumOrderQuantity } = aProduct({});
    expect({ lifecycle, specifications, documents, minimumOrderQuantity }).toEqual({
      lifecycle: 'active',
      specifications: [],
      documents: [],
      minimumOrderQuantity: 1,
    });
  });

  it('has document URLs with the checksum, so that a new file has a new URL', () => {
    const file = { url: '/uploads/d.pdf', name: 'd.pdf', mime: 'application/pdf', size: 99.4 };
    const record = { documentId: 'd', title: 'Datasheet', url: 'd', type: 'datasheet', file };
    const [old, replaced] = ['0123456789abcdef', 'fedcba9876543210'].map(
      (checksum) => aProduct({ documents: [{ ...record, checksum }] }).documents[0]?.fileUrl,
    );
    expect(old).toBe('/uploads/d.pdf?v=0123456789ab');
    expect(replaced).not.toBe(old);
  });
});

const aProduct = (fields: object) =>
  v.parse(Product, { documentId: 'p', name: 'Pressure transmitter', url: 'apt-210-010', ...fields });
