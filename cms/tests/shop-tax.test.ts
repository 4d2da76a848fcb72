import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cartOf } from '../src/api/cart/services/cart';
import type { ShopRules } from '../src/api/pricing/services/shop-rules';
import { totalsOf } from '../src/api/pricing/services/totals';
import type { ShopProduct } from '../src/api/product/services/shop-products';
import { readVatNumber } from '../src/api/tax-rate/services/vat-number';
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

describe('a VAT number', () => {
  it.each(
    'ATU13585627 BE0428759497 BG175074752 CY10259033P CZ25123891 DE136695976 DK13585628 EE100931558 EL094259216 ESA13585625 FI20774740 FR83404833048 HR33392005961 HU12892312 IE6433435F IT00743110157 LT119511515 LU15027442 LV40003521600 MT11679112 NL004495445B01 PL8567346215 PT501964843 RO18547290 SE123456789701 SI50223054 SK2022749619 XI980780684'.split(
      ' ',
    ),
  )('%s can be right, also with spaces, and not with another last digit', (number) => {
    expect(readVatNumber(`${number.slice(0, 4)} ${number.slice(4)}`)?.number).toBe(number);
    const last = number.search(/\d\D*$/);
    const wrong = number.slice(0, last) + String((Number(number[last]) + 1) % 10) + number.slice(last + 1);
    // The last digits of Swedish and Dutch numbers count companies and are not part of the checksum.
    expect(readVatNumber(wrong) === undefined || /^(SE|NL)/.test(number)).toBe(true);
  });

  it.each(['', 'DE', '136695976', 'US136695976', 'XX123', 'DE00000000'])('"%s" is not valid', (text) => {
    expect(readVatNumber(text)).toBeUndefined();
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
  const number = vatNumber === '' ? undefined : readVatNumber(vatNumber);
  const vat = number
    ? { valid: true as const, number, checkedBy: 'checksum' as const }
    : { valid: false as const, checkedBy: 'checksum' as const };
  const own: ShopRules = { ...rules, settings: { ...rules.settings, isOssRegistered } };
  const shippingAddress = { ...anAddress, postalCode: '', state: '', ...to };
  const question = { ...aQuestion, customerKind: kind, vatNumber, shippingAddress, shippingMethod: method };
  return totalsOf({ cart, products }, question, { rules: own, vat: vatNumber === '' ? null : vat });
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
const aLine = { costCentre: '', reference: '', configuration: null, addedUnitPrice: 1, added: 0 };
const anAddress = { name: 'Ada', company: '', line1: '1 Mill Lane', line2: '', city: 'Town', phone: '' };
const aQuestion = { billingAddress: null, reference: '', note: '', partDelivery: false };
