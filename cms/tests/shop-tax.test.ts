import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cartOf } from '../src/api/cart/services/cart';
import type { ShopRules } from '../src/api/pricing/services/shop-rules';
import { totalsOf } from '../src/api/pricing/services/totals';
import type { ShopProduct } from '../src/api/product/services/shop-products';
import type * as siteEntry from '../src/platform/site-build/site-entry';
import { seededRules } from './support/seeded-rules';

type Line = {
  price: number;
  quantity: number;
  breaks?: [number, number][];
  kind?: ShopProduct['productKind'];
};
type Case = {
  name: string;
  to: { country: string; postalCode?: string; state?: string };
  kind: 'business' | 'consumer';
  vatNumber?: string;
  isOssRegistered?: boolean;
  lines: (Line & { grams: number })[];
  method: string;
  expect: { taxes: object[] };
  source: string;
};

const site = path.resolve(import.meta.dirname, '..', '..', 'src');
const { checkVatNumber }: Pick<typeof siteEntry, 'checkVatNumber'> = await import(
  `${site}/contract/forms/vat-number.ts`
);
const file = path.join(import.meta.dirname, 'fixtures', 'tax-cases.yaml');
const cases: Case[] = parse(readFileSync(file, 'utf8'));
const rules = seededRules();

describe('the totals of an order', () => {
  it.each(cases)('$name', (example) => {
    expect(totalsIn(example)).toMatchObject(example.expect);
    expect(totalsIn(example).taxes).toHaveLength(example.expect.taxes.length);
    expect(example.source.length).toBeGreaterThan(10);
  });
});

function totalsIn({ to, kind, vatNumber = '', isOssRegistered = true, lines, method }: Case) {
  const products = new Map(lines.map((line, index) => [`P${index}`, productOf(line, `P${index}`)]));
  const stored = lines.map(({ quantity }, index) => ({
    ...aLine,
    id: `${index}`,
    partNumber: `P${index}`,
    quantity,
  }));
  const cart = cartOf(stored, { currency: 'EUR', products }, undefined);
  const check = checkVatNumber(vatNumber);
  const vat =
    check.type === 'valid'
      ? { valid: true as const, number: check.number, checkedBy: 'checksum' as const }
      : { valid: false as const, checkedBy: 'checksum' as const };
  const own: ShopRules = { ...rules, settings: { ...rules.settings, isOssRegistered } };
  const shippingAddress = { ...anAddress, postalCode: '', state: '', ...to };
  const question = { ...aQuestion, customerKind: kind, vatNumber, shippingAddress, shippingMethod: method };
  return totalsOf({ cart, products, market: undefined }, question, {
    rules: own,
    vat: vatNumber === '' ? null : vat,
  });
}

function productOf(
  { price, breaks = [], kind = 'goods', grams }: Line & { grams: number },
  partNumber: string,
): ShopProduct {
  return {
    ...aProduct,
    partNumber,
    price,
    shippingWeightGrams: grams,
    productKind: kind,
    priceBreaks: breaks.map(([quantity, unitPrice]) => ({ quantity, unitPrice })),
    addOns: [],
  };
}

const aProduct = {
  documentId: 'p',
  name: 'Probe',
  url: 'probe',
  currency: 'EUR',
  stock: 1000,
  leadTimeDays: null,
  tariffNumber: '',
  originCountry: '',
  minimumOrderQuantity: 1,
  lifecycle: 'active' as const,
  successor: null,
  thumbnail: null,
};
const aLine = {
  costCentre: '',
  reference: '',
  configuration: null,
  addOns: [],
  addedCurrency: 'EUR',
  addedUnitPrice: 1,
  added: 0,
};
const anAddress = { name: 'Ada', company: '', line1: '1 Mill Lane', line2: '', city: 'Town', phone: '' };
const aQuestion = { billingAddress: null, reference: '', note: '', partDelivery: false };
