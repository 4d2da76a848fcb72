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
