import { describe, expect, it } from 'vitest';
import { emptyCart, type CartLine } from '#src/contract/cart.ts';
import { parseCheckoutDraft, type Country, type Totals } from '#src/contract/checkout.ts';
import { changesSince } from './changes-since.ts';
import { addresseeFrom } from './start-of.ts';
import { bodyOf } from './checkout-body.ts';
import { orderLabel } from './order-button.tsx';
import { problemsIn } from './step-problems.ts';

describe('the body of a checkout request', () => {
  it('omits input for another country, and a consumer’s VAT number', () => {
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

describe('an incomplete step', () => {
  it('reports what is missing at its field', () => {
    const draft = { ...parseCheckoutDraft(null), isBilledElsewhere: true, shippingAddress: anAddress };
    expect(problemsIn('contact', draft).map(({ path }) => path)).toEqual(['contact.name', 'contact.email']);
    expect(problemsIn('addresses', draft).map(({ path }) => path)).toEqual([
      'billingAddress.country',
      'billingAddress.name',
      'billingAddress.line1',
      'billingAddress.city',
    ]);
    expect(problemsIn('payment', { ...draft, paymentKind: 'card' })).toEqual([]);
  });
});

describe('a VAT number', () => {
  const draftWith = (vatNumber: string, customerKind: 'business' | 'consumer' = 'business') => ({
    ...parseCheckoutDraft(null),
    contact: { name: 'Ada', email: 'ada@example.com', phone: '', company: '' },
    customerKind,
    vatNumber,
  });

  it('is checked at its field', () => {
    expect(problemsIn('contact', draftWith('de 136.695-976'))).toEqual([]);
    expect(problemsIn('contact', draftWith('DE136695977')).map(({ path }) => path)).toEqual(['vatNumber']);
  });

  it('is not required from a consumer', () => {
    expect(problemsIn('contact', draftWith('nonsense', 'consumer'))).toEqual([]);
  });
});

describe('the recipient', () => {
  const contact = { name: 'Ada Byron', email: '', phone: '', company: 'Byron Ltd' };

  it('is the contact, with the company, unless another was entered', () => {
    const shippingAddress = { ...anAddress, name: '', company: ' ' };
    expect(addresseeFrom({ contact, shippingAddress })).toEqual({ name: 'Ada Byron', company: 'Byron Ltd' });
  });

  it('stays as entered', () => {
    const shippingAddress = { ...anAddress, name: '', company: 'Stores' };
    expect(addresseeFrom({ contact, shippingAddress })).toEqual({ name: '', company: 'Stores' });
  });
});

describe('the button that orders', () => {
  it('has exactly the words of the law for consumers, and the amount for businesses', () => {
    expect(orderLabel(true, '€12.00')).toBe('Order with obligation to pay');
    expect(orderLabel(false, '€12.00')).toBe('Place order for €12.00');
  });
});

describe('an order with outdated totals', () => {
  it('lists what has changed', () => {
    const seen = { totals: someTotals(10_000), lines: [aLine('l1', 10_000), aLine('l2', 500)] };
    const confirmed = { totals: someTotals(12_000), cart: { ...emptyCart, lines: [aLine('l1', 12_000)] } };
    expect(changesSince(seen, confirmed)).toEqual([
      'Part l1: the price changed from €100.00 to €120.00 each.',
      'Part l2 is no longer in your cart.',
      'The total changed from €100.00 to €120.00.',
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
  addOns: [],
  offeredAddOns: [],
  extraDays: 0,
  minimumOrderQuantity: 1,
  stock: 1,
  leadTimeDays: null,
  lifecycle: 'active',
  successor: null,
  problem: null,
  product: null,
});
