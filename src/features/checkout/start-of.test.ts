import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutCart } from './checkout-cart.ts';
import { readDraft, writeDraft } from './draft.ts';
import { startOf } from './start-of.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

const contact = { name: 'Ada Byron', email: 'ada@example.test', phone: '+33 1 23', company: 'Byron SA' };
const ofQuote: CheckoutCart = {
  subject: null,
  confirmed: undefined,
  savedAt: undefined,
  shown: { lines: [], currency: 'EUR' },
  pending: [],
  quote: { id: 'q', token: 't', contact, country: 'FR' },
};

describe('a checkout from a quote', () => {
  it('begins with the contact, the company and the country of the quote', () => {
    expect(startOf(ofQuote, undefined)).toMatchObject({
      contact,
      shippingAddress: { name: 'Ada Byron', company: 'Byron SA', country: 'FR' },
    });
  });

  it('does so even if someone else has ordered on this device', () => {
    writeDraft(null, { ...readDraft(null), contact: { ...contact, email: 'other@example.test' } });
    expect(startOf(ofQuote, undefined).contact).toEqual(contact);
  });

  it('keeps earlier input of the same person', () => {
    const typed = { ...readDraft(null), contact: { ...contact, phone: '+33 9' }, reference: 'PO 7' };
    writeDraft(null, typed);
    expect(startOf(ofQuote, undefined)).toMatchObject({ contact: { phone: '+33 9' }, reference: 'PO 7' });
  });
});

describe('a checkout with an account', () => {
  const address = (id: string, more: object = {}) => ({
    id,
    label: id,
    name: 'Ada Byron',
    company: 'Byron SA',
    line1: `${id} street`,
    line2: '',
    city: 'Lyon',
    postalCode: '69001',
    state: '',
    country: 'FR',
    phone: '',
    isDefaultShipping: false,
    isDefaultBilling: false,
    ...more,
  });
  const works = address('Works', { isDefaultShipping: true });
  const office = address('Office', { isDefaultBilling: true });
  const account = {
    id: 1,
    documentId: 'a',
    confirmed: true,
    ...contact,
    customerKind: 'business' as const,
    vatNumber: 'FR40303265045',
    addresses: [address('Old'), works, office],
  };
  const { quote: _quote, ...cart }: CheckoutCart = { ...ofQuote, subject: 'a' };

  it('has contact, VAT number and default addresses filled in, without their labels', () => {
    const draft = startOf(cart, account);
    expect(draft).toMatchObject({ contact, vatNumber: 'FR40303265045', isBilledElsewhere: true });
    expect([draft.shippingAddress.line1, draft.billingAddress.line1]).toEqual([
      'Works street',
      'Office street',
    ]);
    expect(Object.keys(draft.shippingAddress)).not.toContain('label');
    expect(Object.keys(draft.shippingAddress)).not.toContain('isDefaultShipping');
  });

  it('bills to the delivery address if that is the default for both, or there is no other', () => {
    const both = { ...works, isDefaultBilling: true };
    expect(startOf(cart, { ...account, addresses: [both] }).isBilledElsewhere).toBe(false);
    expect(startOf(cart, { ...account, addresses: [works] }).isBilledElsewhere).toBe(false);
  });

  it('has name and company as recipient without a default address', () => {
    const draft = startOf(cart, { ...account, addresses: [address('Old')] });
    expect(draft.shippingAddress).toMatchObject({ name: 'Ada Byron', company: 'Byron SA', line1: '' });
  });

  it('keeps earlier input on this device', () => {
    writeDraft('a', { ...readDraft('a'), contact: { ...contact, phone: '+33 9' } });
    expect(startOf(cart, account)).toMatchObject({ contact: { phone: '+33 9' }, vatNumber: '' });
  });
});
