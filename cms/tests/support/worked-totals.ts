import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { cartOf } from '../../src/api/cart/services/cart';
import type { ShopRules } from '../../src/api/pricing/services/shop-rules';
import { type Totals, totalsOf } from '../../src/api/pricing/services/totals';
import type { ShopProduct } from '../../src/api/product/services/shop-products';
import type { TaxRate } from '../../src/api/tax-rate/services/treatment';
import type * as siteEntry from '../../src/platform/site-build/site-entry';

type Line = {
  /** Lines with the same part are of one product. */
  part?: string;
  price: number;
  quantity: number;
  grams: number;
  breaks?: [number, number][];
  kind?: ShopProduct['productKind'];
  /** The price of each add-on. */
  addOns?: number[];
};
export type WorkedCase = {
  name: string;
  to: { country: string; postalCode?: string; state?: string };
  kind: 'business' | 'consumer';
  vatNumber?: string;
  isOssRegistered?: boolean;
  /** The country of the shop. */
  from?: string;
  lines: Line[];
  method: string;
  source: string;
};
type Steps = { code: string; freeFrom?: number; steps: [number, number][] };
type CaseFile<Case> = {
  currency: string;
  zones: { countries: string[]; methods: Steps[] }[];
  /** Tax rates of shops in other countries. */
  shops?: Record<string, Omit<TaxRate, 'region' | 'taxesShipping'>[]>;
  cases: Case[];
};

const site = path.resolve(import.meta.dirname, '..', '..', '..', 'src');
const { checkVatNumber }: Pick<typeof siteEntry, 'checkVatNumber'> = await import(
  `${site}/contract/forms/vat-number.ts`
);

export function readFixture(file: string) {
  return parse(readFileSync(path.resolve(import.meta.dirname, '..', 'fixtures', file), 'utf8'));
}

/** The cases of a currency, with the shipping prices in it and the tax rates that apply. */
export function casesIn<Case extends WorkedCase>(file: string, rules: ShopRules) {
  const { currency, zones, shops, cases }: CaseFile<Case> = readFixture(file);
  const own: ShopRules = { ...rules, zones: zones.map(zoneOf) };
  const rulesOf = ({ from }: Case): ShopRules =>
    from === undefined
      ? own
      : {
          ...own,
          settings: { ...own.settings, sellerCountry: from },
          rates: (shops?.[from] ?? []).map((rate) => ({ ...rate, region: '', taxesShipping: true })),
        };
  return cases.map((example) => ({ example, currency, rules: rulesOf(example) }));
}

const zoneOf = ({ countries, methods }: { countries: string[]; methods: Steps[] }) => ({
  countries,
  methods: methods.map(({ code, freeFrom = null, steps }) => ({
    ...aMethod,
    code,
    freeFrom,
    steps: steps.map(([upToGrams, price]) => ({ upToGrams, price })),
  })),
});

type Shop = { currency: string; rules: ShopRules };

/** The totals of the shop for a case. */
export function totalsIn(example: WorkedCase, { currency, rules }: Shop): Totals {
  const { to, kind, vatNumber = '', isOssRegistered = true, lines, method } = example;
  const partOf = (index: number) => lines[index]?.part ?? `P${index}`;
  const products = new Map(
    lines.map((line, index) => [partOf(index), productOf(line, partOf(index), currency)]),
  );
  const stored = lines.map(({ quantity, addOns = [] }, index) => ({
    ...aLine,
    id: `${index}`,
    partNumber: partOf(index),
    quantity,
    addOns: addOns.map((_, addOn) => `X${addOn}`),
    addedCurrency: currency,
  }));
  const cart = cartOf(stored, { currency, products }, undefined);
  const own: ShopRules = { ...rules, settings: { ...rules.settings, isOssRegistered } };
  const shippingAddress = { ...anAddress, postalCode: '', state: '', ...to };
  const question = { ...aQuestion, customerKind: kind, vatNumber, shippingAddress, shippingMethod: method };
  return totalsOf({ cart, products, market: undefined }, question, { rules: own, vat: checked(vatNumber) });
}

function checked(vatNumber: string) {
  if (vatNumber === '') return null;
  const check = checkVatNumber(vatNumber);
  return check.type === 'valid'
    ? { valid: true as const, number: check.number, checkedBy: 'checksum' as const }
    : { valid: false as const, checkedBy: 'checksum' as const };
}

function productOf(
  { price, breaks = [], kind = 'goods', grams, addOns = [] }: Line,
  partNumber: string,
  currency: string,
): ShopProduct {
  return {
    ...aProduct,
    partNumber,
    price,
    currency,
    shippingWeightGrams: grams,
    productKind: kind,
    priceBreaks: breaks.map(([quantity, unitPrice]) => ({ quantity, unitPrice })),
    addOns: addOns.map((unitPrice, index) => ({ ...anAddOn, code: `X${index}`, unitPrice })),
  };
}

const aMethod = { name: 'Parcel', description: '', minimumDays: 1, maximumDays: 2 };
const anAddOn = { name: 'Calibration', workingDays: 5 };
const aProduct = {
  documentId: 'p',
  name: 'Probe',
  url: 'probe',
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
