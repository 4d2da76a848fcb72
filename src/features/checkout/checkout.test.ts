import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '#src/contract/cart.ts';
import { parseCheckoutDraft, type Country, type Totals } from '#src/contract/checkout.ts';
import { changesSince } from './changes-since.ts';
import { addresseeFrom } from './carry-contact.ts';
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

describe('a VAT number', () => {
  const draftWith = (vatNumber: string, customerKind: 'business' | 'consumer' = 'business') => ({
    ...parseCheckoutDraft(null),
    contact: { name: 'Ada', email: 'ada@example.com', phone: '', company: '' },
    customerKind,
    vatNumber,
  });

  it.each([
    '',
    'DE123456789',
    'de 123.456-789',
    'ATU12345678',
    'FR12345678901',
    'GB123456789',
    'CHE123456788',
  ])('may be %j', (vatNumber) => {
    expect(complaintsOf('contact', draftWith(vatNumber))).toEqual([]);
  });

  it.each(['DE12345678', 'DE1234567890', '123456789', 'AT12345678', 'D', 'DE', 'ES1', 'DE12345678X', '-'])(
    'is refused at its field when it is %j',
    (vatNumber) => {
      expect(complaintsOf('contact', draftWith(vatNumber))).toEqual([
        {
          path: 'vatNumber',
          message: 'Enter a VAT number including the country code, such as DE123456789.',
        },
      ]);
    },
  );

  it('is not asked of a consumer', () => {
    expect(complaintsOf('contact', draftWith('nonsense', 'consumer'))).toEqual([]);
  });
});

describe('the addressee', () => {
  const contact = { name: 'Ada Byron', email: '', phone: '', company: 'Byron Ltd' };

  it('is the contact, with the company, where nobody wrote another', () => {
    const shippingAddress = { ...anAddress, name: '', company: ' ' };
    expect(addresseeFrom({ contact, shippingAddress })).toEqual({ name: 'Ada Byron', company: 'Byron Ltd' });
  });

  it('stays who was written', () => {
    const shippingAddress = { ...anAddress, name: '', company: 'Stores' };
    expect(addresseeFrom({ contact, shippingAddress })).toEqual({ name: '', company: 'Stores' });
  });
});

describe('an order for figures that are not true any more', () => {
  it('names what changed', () => {
    const seen = { totals: someTotals(10_000), lines: [aLine('l1', 10_000), aLine('l2', 500)] };
    const told = { totals: someTotals(12_000), cart: { ...aCart, lines: [aLine('l1', 12_000)] } };
    expect(changesSince(seen, told)).toEqual([
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

const aCart: Cart = {
  currency: 'EUR',
  lines: [],
  subtotal: 0,
  fingerprint: '',
  isNew: false,
  mergedLines: [],
};

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
