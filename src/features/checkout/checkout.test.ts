import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '#src/contract/cart.ts';
import { parseCheckoutDraft, type Country, type Totals } from '#src/contract/checkout.ts';
import { changesSince } from './changes-since.ts';
import { bodyOf } from './checkout-body.ts';
import { complaintsOf } from './step-complaints.ts';

describe('what is sent of a checkout', () => {
  it('leaves out what was typed for another country, and a consumer’s VAT number', () => {
    const draft = {
      ...parseCheckoutDraft(null),
      customerKind: 'consumer' as const,
      vatNumber: 'IE6388047V',
      shippingAddress: { ...anAddress, country: 'DE', state: 'Illinois' },
    };
    const body = bodyOf(draft, countries);
    expect(body).toMatchObject({ vatNumber: '', billingAddress: null });
    expect(body.shippingAddress).toEqual({ ...anAddress, country: 'DE', state: '' });
  });
});

describe('a step that is not complete', () => {
  it('says what is missing, at its field', () => {
    const draft = { ...parseCheckoutDraft(null), isBilledElsewhere: true, shippingAddress: anAddress };
    expect(complaintsOf('contact', draft).map(({ path }) => path)).toEqual(['contact.name', 'contact.email']);
    expect(complaintsOf('addresses', draft).map(({ path }) => path)).toEqual([
      'billingAddress.country',
      'billingAddress.name',
      'billingAddress.line1',
      'billingAddress.city',
    ]);
    expect(complaintsOf('payment', { ...draft, paymentKind: 'card' })).toEqual([]);
  });
});

describe('an order for figures that are not true any more', () => {
  it('names what changed', () => {
    const seen = { totals: someTotals(10_000), lines: [aLine('l1', 10_000), aLine('l2', 500)] };
    const told = { totals: someTotals(12_000), cart: { ...aCart, lines: [aLine('l1', 12_000)] } };
    expect(changesSince(seen, told)).toEqual([
      'Part l1: the price is €120.00 each, it was €100.00.',
      'Part l2 is not in the cart any more.',
      'The total is €120.00, it was €100.00.',
    ]);
  });
});

const anAddress = {
  name: 'Ada',
  company: '',
  line1: 'Weg 1',
  line2: '',
  city: 'Berlin',
  postalCode: '10115',
  state: '',
  country: 'DE',
  phone: '',
};

const countries: Country[] = [
  { code: 'DE', name: 'Germany', states: [], addressFormat: [['line1'], ['line2'], ['postalCode', 'city']] },
];

const aCart: Cart = { currency: 'EUR', lines: [], subtotal: 0, fingerprint: '' };

const someTotals = (total: number): Totals => ({
  currency: 'EUR',
  subtotal: total,
  shipping: 0,
  taxes: [],
  tax: 0,
  total,
  reverseCharge: false,
  notes: [],
  vatNumber: null,
  fingerprint: '',
});

const aLine = (id: string, unitPrice: number): CartLine => ({
  id,
  partNumber: `Part ${id}`,
  quantity: 1,
  costCentre: '',
  reference: '',
  configuration: null,
  unitPrice,
  lineTotal: unitPrice,
  addedUnitPrice: unitPrice,
  priceBreaks: [],
  minimumOrderQuantity: 1,
  stock: 1,
  leadTimeDays: null,
  lifecycle: 'active',
  successor: null,
  problem: null,
  product: null,
});
